import { markRoundShown } from '@portal/protocol/calls/rounds';
import { client } from '../../../shared/client/portal-client.ts';

/** Reports that a round was shown to its end; a lost report only shows the round once more. */
export async function reportShown(roundId: string): Promise<void> {
  await client.send(markRoundShown, { params: { roundId } });
}
