import { assert } from '@portal/money';
import type { MemberId, PointMoveType } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { lockAndLook, post } from '../../wallet/index.ts';
import { pointsAccount, pointsTransfer } from './books.ts';
import { payOwed } from './pay-owed.ts';
import { insertMoves } from './store-points.ts';

/**
 * Credits points that were promised, once for each debt; what is owed is paid of them. The caller
 * holds the lock of the member's account, and has asked whether the member may have them.
 */
export async function givePoints(
  ctx: Ctx,
  gift: {
    readonly memberId: MemberId;
    readonly points: bigint;
    readonly debt: string;
    readonly reference: string;
    readonly type: Extract<PointMoveType, 'mission' | 'promotion'>;
  },
): Promise<void> {
  const { memberId, points, debt, reference, type } = gift;
  const { balances } = await lockAndLook(ctx, { accounts: [pointsAccount(memberId)], debts: [] });
  const balance = (balances[0]?.balanceMinor ?? 0n) + points;
  const booking = { debt, type: 'points_earned', reference, memberId } as const;
  const [outcome] = await post(ctx, [pointsTransfer(booking, points)]);
  assert(outcome?.ok === true, 'a claim is paid once');
  const id = ctx.ids.next('ptm');
  const move = { id, memberId, at: ctx.clock.now(), type, reference } as const;
  await insertMoves(ctx.tx, [{ ...move, baseMinor: undefined, points, balance }]);
  await payOwed(ctx, memberId);
}
