import { moveLotteryDraws } from '@portal/protocol/calls/lottery-moves-desk';
import type { Failure, Input } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Body = NonNullable<Input<Endpoints['moveLotteryDraws']>['body']>;

/** Asks a second person for another calendar of single days; the failure when it was refused. */
export async function moveDraws(gameCode: string, body: Body): Promise<Failure | undefined> {
  const outcome = await client.send(moveLotteryDraws, { params: { gameCode }, body });
  return outcome.ok ? undefined : outcome;
}
