import type { MemberId, WithdrawalState } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { moveOrder } from './move-order.ts';
import { giveBack } from './payments.ts';
import { findOpenOrder, lockOrder, type Order } from './store-withdrawals.ts';

/** Where nothing has left the house yet, and how such an order ends. */
const unsent: Partial<Record<WithdrawalState, 'REJECTED' | 'FAILED'>> = {
  REVIEW: 'REJECTED',
  INFO_NEEDED: 'REJECTED',
  APPROVED: 'FAILED',
};

/** The open order of a member as long as nothing of it was sent. */
export async function lockUnsent(ctx: Ctx, memberId: MemberId): Promise<Order | undefined> {
  const id = await findOpenOrder(ctx.tx, memberId);
  const order = id === undefined ? undefined : await lockOrder(ctx.tx, id);
  return order !== undefined && unsent[order.state] !== undefined ? order : undefined;
}

/** What a locked, unsent order holds lies in the balance again, and nobody pays it any more. */
export async function recallWithdrawal(ctx: Ctx, order: Order, reason: string): Promise<void> {
  const to = unsent[order.state];
  if (to !== undefined) {
    const aboutMinor = await giveBack(ctx, order);
    await moveOrder(ctx, order, { to, reason, aboutMinor });
  }
}
