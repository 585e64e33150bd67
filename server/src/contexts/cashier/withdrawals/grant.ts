import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import type { CashierSettings } from '../settings.ts';
import { moveOrder } from './move-order.ts';
import { markApproved, type Order } from './store-withdrawals.ts';
import { tellDecision } from './tell.ts';

/**
 * Approves a locked order; whoever does it cannot pay it. What its member was asked is answered
 * first: refused with `order_state_conflict` until then, for the second person as well.
 */
export async function grantWithdrawal(
  ctx: Ctx<OperatorActor>,
  order: Order,
  decision: { readonly reason: string; readonly settings: CashierSettings },
): Promise<Order> {
  const { reason, settings } = decision;
  const dueAt = ctx.clock.now().add({ hours: settings.withdrawal.reviewHours });
  const after = await moveOrder(ctx, order, { to: 'APPROVED', reason: 'reviewed', dueAt });
  await markApproved(ctx.tx, { id: order.id, by: ctx.actor.id });
  await tellDecision(ctx, { action: 'withdrawal.approve', before: order, after, reason });
  return after;
}
