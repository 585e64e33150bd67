import { createLotteryGame } from '@portal/protocol/calls/lottery-desk';
import type { Failure, Input } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Body = NonNullable<Input<Endpoints['createLotteryGame']>['body']>;

/** Adds a game, offline until another person opens it (R55); the failure when it was refused. */
export async function createGame(body: Body): Promise<Failure | undefined> {
  const outcome = await client.send(createLotteryGame, { body });
  return outcome.ok ? undefined : outcome;
}
