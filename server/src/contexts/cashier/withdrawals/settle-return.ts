import type { SliceId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { CashierSettings } from '../settings.ts';
import { refuseOwnPayment } from './senders.ts';
import { isReturnUsed, selectSlices, type SliceRow } from './store-slices.ts';
import type { Order } from './store-withdrawals.ts';
import { mayComeBack, takeReturn } from './take-return.ts';
import { tellDecision } from './tell.ts';

/** The payment of a locked order that came back. Refuses with `order_state_conflict`. */
export async function returnedOf(ctx: Ctx, order: Order, sliceId: SliceId): Promise<SliceRow> {
  const row = (await selectSlices(ctx.tx, order.id)).find(({ id }) => id === sliceId);
  if (row === undefined || !mayComeBack(ctx, row)) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  return row;
}

/**
 * An operator saw a payment of a locked order come back. Refusals in order: those of `returnedOf`,
 * those of `refuseOwnPayment`, `reference_used`.
 */
export async function settleReturn(
  ctx: Ctx<OperatorActor>,
  order: Order,
  back: {
    readonly sliceId: SliceId;
    readonly bankReference: string;
    readonly reason: string;
    readonly settings: CashierSettings;
  },
): Promise<void> {
  const { sliceId, bankReference: reference, reason, settings } = back;
  const row = await returnedOf(ctx, order, sliceId);
  await refuseOwnPayment(ctx, order);
  if (await isReturnUsed(ctx.tx, reference)) {
    throw new Refusal('reference_used');
  }
  const after = await takeReturn(ctx, order, { row, reference, settings });
  const facts = { bankReference: reference };
  await tellDecision(ctx, { action: 'withdrawal.return', before: order, after, reason, facts });
}
