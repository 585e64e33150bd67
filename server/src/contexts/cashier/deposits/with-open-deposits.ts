import type { DepositId, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type Players, playersAfter } from '../../limits/index.ts';
import { selectCountedOpen } from './store-deposits.ts';

/**
 * The players as their limits see them: an open order counts into every period that runs while it
 * is open, also into one that began after it (agents-loyalty-money.md H, R5). So the order in which
 * two of them are credited around midnight decides nothing.
 */
export async function withOpenDeposits(
  ctx: Ctx,
  players: Players,
  query: {
    readonly memberIds: readonly MemberId[];
    /** The order about which it is asked. */
    readonly exceptId?: DepositId;
  },
): Promise<Players> {
  const rows = await selectCountedOpen(ctx.tx, query.memberIds);
  const others = rows.filter(({ id }) => id !== query.exceptId);
  return playersAfter(
    ctx,
    players,
    others.map(({ memberId, amountMinor, requestedAt }) => {
      return { memberId, depositedMinor: amountMinor, carriedFrom: requestedAt };
    }),
  );
}
