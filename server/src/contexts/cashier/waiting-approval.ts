import type { ApprovalId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { readWaitingApprovals } from '../operators/index.ts';

interface Asked {
  readonly approvalId: ApprovalId | null;
}

/**
 * Orders with the request that still waits for a second person, or none: one that was refused,
 * withdrawn or let pass leaves its order free to be asked for again (R53).
 */
export async function withWaitingApprovals<Order extends Asked>(
  ctx: Ctx,
  orders: readonly Order[],
): Promise<readonly Order[]> {
  const ids = orders.flatMap(({ approvalId }) => (approvalId === null ? [] : [approvalId]));
  const waiting = await readWaitingApprovals(ctx, ids);
  return orders.map((order) =>
    order.approvalId === null || waiting.has(order.approvalId)
      ? order
      : { ...order, approvalId: null },
  );
}

/** As {@link withWaitingApprovals}, for one order. */
export async function withWaitingApproval<Order extends Asked>(
  ctx: Ctx,
  order: Order,
): Promise<Order> {
  const [after = order] = await withWaitingApprovals(ctx, [order]);
  return after;
}
