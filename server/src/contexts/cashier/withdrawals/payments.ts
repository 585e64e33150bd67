import { receivedMinor, remainingMinor, type Withdrawal } from '@portal/commission';
import { assert } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { bookMoney } from '../../turnover/index.ts';
import { postTogether } from '../../wallet/index.ts';
import { creditPeer } from '../peers/end-peer.ts';
import type { CashierRules } from '../rules.ts';
import { feeBackOfRest } from './fee-back.ts';
import { doneTransfers, returnTransfer } from './hold.ts';
import type { Order } from './store-withdrawals.ts';
import { closeSlice, selectSlices, type SliceRow } from './store-slices.ts';

/** The part of an order that is sent: its fee stays with the house. */
export function withdrawalOf(order: Order, slices: readonly SliceRow[]): Withdrawal {
  return { amountMinor: order.amountMinor - order.feeMinor, slices };
}

export interface Progress {
  readonly receivedMinor: bigint;
  readonly remainingMinor: bigint;
}

export function progressOf(order: Order, slices: readonly SliceRow[]): Progress {
  const withdrawal = withdrawalOf(order, slices);
  return {
    receivedMinor: receivedMinor(withdrawal),
    remainingMinor: remainingMinor(withdrawal),
  };
}

/**
 * Writes what a slice came to and takes its money out of the hold; another member who paid it is
 * credited in the same transaction. The order is locked. Answers what is left.
 */
export async function confirmSlice(
  ctx: Ctx,
  order: Order,
  slice: {
    readonly row: SliceRow;
    readonly state: 'CONFIRMED' | 'AUTO_CONFIRMED';
    readonly amountMinor: bigint;
    readonly rules: CashierRules;
  },
): Promise<Progress> {
  const { row, state, amountMinor, rules } = slice;
  const before = progressOf(order, await selectSlices(ctx.tx, order.id));
  const isFirst = before.receivedMinor === 0n;
  const transfers = doneTransfers(order, { id: row.id, payer: row.payer, amountMinor, isFirst });
  const [outcome] = await postTogether(ctx, [transfers]);
  assert(outcome?.ok === true, 'what is held can be paid once');
  await bookMoney(ctx, [{ memberId: order.memberId, kind: 'withdrawal', amountMinor }]);
  await closeSlice(ctx.tx, { id: row.id, state, amountMinor, at: ctx.clock.now() });
  await creditPeer(ctx, row, { amountMinor, rules });
  return progressOf(order, await selectSlices(ctx.tx, order.id));
}

/**
 * Gives back all that is still held, and the fee of what did not arrive; answers how much that was.
 */
export async function giveBack(ctx: Ctx, order: Order): Promise<bigint> {
  const progress = progressOf(order, await selectSlices(ctx.tx, order.id));
  const isFeeHeld = progress.receivedMinor === 0n;
  const held = progress.remainingMinor + (isFeeHeld ? order.feeMinor : 0n);
  const fee = isFeeHeld ? [] : feeBackOfRest(order, progress.receivedMinor);
  const [outcome] = await postTogether(ctx, [[returnTransfer(order, held), ...fee]]);
  assert(outcome?.ok === true, 'what is held goes back once');
  return fee.reduce((sum, { amountMinor }) => sum + amountMinor, held);
}
