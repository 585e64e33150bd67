import { feeOfPart, receivedMinor } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import type { Transfer } from '../../wallet/index.ts';
import { selectComplaints } from '../complaints/store-complaints.ts';
import { feeBackTransfer } from './hold.ts';
import { selectSlices, type SliceRow } from './store-slices.ts';
import type { Order } from './store-withdrawals.ts';

/** The fee of an order that falls on so much of what it sends; all of it on the whole. */
export function feeOn(order: Order, paidMinor: bigint): bigint {
  const { feeMinor } = order;
  return feeOfPart(feeMinor, { paidMinor, amountMinor: order.amountMinor - feeMinor });
}

/** The fee went with the first payment: its part of what is sent no more goes back. */
export function feeBackOfRest(order: Order, arrivedMinor: bigint): readonly Transfer[] {
  const amountMinor = order.feeMinor - feeOn(order, arrivedMinor);
  const debt = `withdrawal:${order.id}:fee_back`;
  return amountMinor > 0n ? [feeBackTransfer(order, { debt, amountMinor })] : [];
}

/**
 * The part of the fee that falls on a received payment of a locked order which turns out to have
 * never arrived; of all that never arrived it is what falls on their sum, to the minor unit.
 */
export async function feeBackOf(
  ctx: Ctx,
  order: Order,
  slice: Pick<SliceRow, 'id' | 'amountMinor'>,
): Promise<readonly Transfer[]> {
  const complaints = await selectComplaints(ctx.tx, order.id);
  const paidAnew = new Set(complaints.flatMap(({ id, state }) => (state === 'PAID' ? [id] : [])));
  const slices = (await selectSlices(ctx.tx, order.id)).filter(
    ({ id, returnedAt }) => id !== slice.id && (returnedAt !== null || paidAnew.has(id)),
  );
  const beforeMinor = receivedMinor({ amountMinor: order.amountMinor, slices });
  const lostMinor = beforeMinor + slice.amountMinor;
  const amountMinor = feeOn(order, lostMinor) - feeOn(order, beforeMinor);
  const debt = `slice:${slice.id}:fee_back`;
  return amountMinor > 0n ? [feeBackTransfer(order, { debt, amountMinor })] : [];
}
