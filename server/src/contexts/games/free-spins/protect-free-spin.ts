import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { sendAtCommit } from '../../../platform/statement.ts';
import {
  lookAtPlayers,
  moneyVerdicts,
  playsWrites,
  refusedStake,
  stakeVerdicts,
} from '../../limits/index.ts';
import type { FreeSpins } from './free-spins.ts';

/**
 * Asks what protects the member, under the lock of the account: a round without a stake is a round
 * all the same, so breaks, pace and reality checks hold, and nobody who gets no rewards plays what
 * a reward gave (R13). It counts into no limit of money, because none was staked.
 */
export async function protectFreeSpin(ctx: Ctx, { memberId, nodeId }: FreeSpins) {
  const players = await lookAtPlayers(ctx, [memberId]);
  const claim = { memberId, amountMinor: 0n, mode: 'real', game: nodeId, pace: 'slot' } as const;
  const [verdict] = stakeVerdicts(ctx, players, [claim]);
  const stake = assertDefined(verdict, 'a verdict for each stake');
  if (!stake.ok) {
    throw refusedStake(memberId, stake);
  }
  const [bonus] = moneyVerdicts(ctx, players, [{ memberId, move: 'bonus', amountMinor: 0n }]);
  if (bonus?.ok === false) {
    throw new Refusal(bonus.code, bonus.data);
  }
  const play = { memberId, stakedMinor: 0n, game: nodeId, pace: 'slot' } as const;
  return {
    book: () => sendAtCommit(ctx.tx, playsWrites(ctx, players, [play])),
  };
}
