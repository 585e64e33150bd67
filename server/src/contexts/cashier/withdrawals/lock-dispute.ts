import { isIdOf, type SliceId, type WithdrawalId } from '@portal/protocol';
import { z } from 'zod';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockForDecision } from './decidable.ts';
import { orderPayload } from './order-act.ts';
import { disputedOf } from './settle-dispute.ts';
import { selectSlices } from './store-slices.ts';
import type { Order } from './store-withdrawals.ts';

/** What an act about a dispute keeps: one order can come to have a second dispute meanwhile. */
export const disputePayload = {
  ...orderPayload,
  /** Missing in requests of a release that did not name the payment: those are asked for anew. */
  sliceId: z
    .string()
    .refine((id) => isIdOf('slc', id))
    .optional(),
} as const;

/**
 * Locks the order of a request whose payment is still in dispute. Refusals in order: those of
 * `lockForDecision`, `order_state_conflict`, also for a dispute about another payment.
 */
export async function lockDispute(
  ctx: Ctx<OperatorActor>,
  query: { readonly withdrawalId: WithdrawalId; readonly sliceId?: SliceId | undefined },
): Promise<Order> {
  const order = await lockForDecision(ctx, query.withdrawalId);
  const row = disputedOf(await selectSlices(ctx.tx, order.id));
  if (order.state !== 'DISPUTED' || row === undefined || row.id !== query.sliceId) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  return order;
}
