import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import type { CashierSettings } from '../settings.ts';
import { moveOrder } from './move-order.ts';
import { markApproved, type Order } from './store-withdrawals.ts';
import { tellDecision } from './tell.ts';

/** Approves a locked order; whoever does it cannot pay it. */
export async function grantWithdrawal(
  ctx: Ctx<OperatorActor>,
  order: Order,
  decision: { readonly reason: string; readonly settings: CashierSettings },
): Promise<Order> {
  const { reason, settings } = decision;
  const reviewed =
    order.state === 'INFO_NEEDED' ? await moveOrder(ctx, order, { to: 'REVIEW' }) : order;
  const dueAt = ctx.clock.now().add({ hours: settings.withdrawal.reviewHours });
  const after = await moveOrder(ctx, reviewed, { to: 'APPROVED', reason: 'reviewed', dueAt });
  await markApproved(ctx.tx, { id: order.id, by: ctx.actor.id });
  await tellDecision(ctx, { action: 'withdrawal.approve', before: order, after, reason });
  return after;
}
