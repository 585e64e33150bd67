import type { RejectionReason } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { moveOrder } from './move-order.ts';
import { giveBack } from './payments.ts';
import { disputedOf } from './settle-dispute.ts';
import { closeSlice, selectSlices, type SliceRow } from './store-slices.ts';
import type { Order } from './store-withdrawals.ts';
import { tellDecision } from './tell.ts';

/**
 * Whether two members say different things: who of them is right only a ruling says (E6), and a
 * rejection would take the payer's money from both.
 */
export function isBetweenMembers(slices: readonly SliceRow[]): boolean {
  return (disputedOf(slices)?.depositId ?? null) !== null;
}

/**
 * Gives back what a locked order holds, and ends the payment of the house in dispute with it.
 * Refuses with `order_state_conflict`.
 */
export async function giveBackRejected(
  ctx: Ctx<OperatorActor>,
  order: Order,
  rejection: { readonly code: RejectionReason; readonly reason: string },
): Promise<void> {
  const { code, reason } = rejection;
  const slices = await selectSlices(ctx.tx, order.id);
  if (isBetweenMembers(slices)) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  const disputed = disputedOf(slices);
  if (disputed !== undefined) {
    const { id, amountMinor } = disputed;
    await closeSlice(ctx.tx, { id, state: 'RELEASED', amountMinor, at: ctx.clock.now() });
  }
  const aboutMinor = await giveBack(ctx, order);
  const after = await moveOrder(ctx, order, { to: 'REJECTED', reason: code, aboutMinor });
  await tellDecision(ctx, {
    action: 'withdrawal.reject',
    before: order,
    after,
    reason,
    facts: { code },
  });
}
