import type { WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isClaimedByOther } from '../claimed.ts';
import { withWaitingApproval } from '../waiting-approval.ts';
import { lockOrder, type Order } from './store-withdrawals.ts';

/** Locks an order for a decision. Refusals in order: `not_found`, `order_claimed`. */
export async function lockForDecision(ctx: Ctx<OperatorActor>, id: WithdrawalId): Promise<Order> {
  const order = await lockOrder(ctx.tx, id);
  if (order === undefined || order.siteId !== ctx.site.id) {
    throw new Refusal('not_found');
  }
  if (isClaimedByOther(order, ctx)) {
    const { claimedByName: by, claimedUntil } = order;
    throw new Refusal('order_claimed', { by, until: String(claimedUntil) });
  }
  return withWaitingApproval(ctx, order);
}
