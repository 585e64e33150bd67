import {
  changeLotteryGame,
  openLotteryGame,
  pauseLotteryGame,
} from '@portal/protocol/calls/lottery-desk';
import type { Failure, Input } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Change = NonNullable<Input<Endpoints['changeLotteryGame']>['body']>;

/** Pauses, opens or changes a game; the failure when it was refused. */
export async function pauseGame(gameCode: string, reason: string): Promise<Failure | undefined> {
  const outcome = await client.send(pauseLotteryGame, { params: { gameCode }, body: { reason } });
  return outcome.ok ? undefined : outcome;
}

export async function openGame(gameCode: string, reason: string): Promise<Failure | undefined> {
  const outcome = await client.send(openLotteryGame, { params: { gameCode }, body: { reason } });
  return outcome.ok ? undefined : outcome;
}

export async function changeGame(gameCode: string, body: Change): Promise<Failure | undefined> {
  const outcome = await client.send(changeLotteryGame, { params: { gameCode }, body });
  return outcome.ok ? undefined : outcome;
}
