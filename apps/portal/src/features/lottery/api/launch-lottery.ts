import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { launchLottery as call } from '@portal/protocol/calls/lottery-launch';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

/** Asks where a hall, or one of its games, opens (LOT-15). */
export function launchLottery(
  body: SentBodyOf<Endpoints['launchLottery']>,
): Promise<Outcome<Endpoints['launchLottery']>> {
  return client.send(call, { body });
}
