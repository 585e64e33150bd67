import { assert } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { bookMoney } from '../../turnover/index.ts';
import { post, postTogether } from '../../wallet/index.ts';
import { peers } from '../peers/peers.ts';
import type { CashierSettings } from '../settings.ts';
import { endByReturn } from '../complaints/end-by-return.ts';
import { feeBackOf } from './fee-back.ts';
import { comeBackToHouse, comeBackTransfer } from './hold.ts';
import { moveOrder, noteStep } from './move-order.ts';
import { closeSlice, setReturned, type SliceRow } from './store-slices.ts';
import type { Order } from './store-withdrawals.ts';

/** A bank sends a payment back within so long (agents-loyalty-money.md E5). */
const returnDays = 30;
const reason = 'bank_returned';
const sent: ReadonlySet<SliceRow['state']> = new Set(['CLAIMED', 'DISPUTED']);
const received: ReadonlySet<SliceRow['state']> = new Set(['CONFIRMED', 'AUTO_CONFIRMED']);

/** Whether a payment can still come back; what one member paid another is between both. */
export function mayComeBack({ clock }: Pick<Ctx, 'clock'>, row: SliceRow): boolean {
  const isSent = sent.has(row.state) || received.has(row.state);
  if (row.payer === peers || row.returnedAt !== null || row.sentAt === null || !isSent) {
    return false;
  }
  const last = row.sentAt.add({ hours: returnDays * 24 });
  return Temporal.Instant.compare(clock.now(), last) <= 0;
}

/**
 * The bank sent a payment of a locked order back, whoever says so: once. What still lay in the hold
 * is paid anew or given back by the desk; what had left is in the balance again, with its fee.
 */
export async function takeReturn(
  ctx: Ctx,
  order: Order,
  back: {
    readonly row: SliceRow;
    readonly reference: string;
    readonly settings: CashierSettings;
  },
): Promise<Order> {
  const { row, reference, settings } = back;
  const { id, amountMinor } = row;
  const at = ctx.clock.now();
  await setReturned(ctx.tx, { id, reference, at });
  if (sent.has(row.state)) {
    await closeSlice(ctx.tx, { id, state: 'RELEASED', amountMinor, at });
    const dueAt = at.add({ hours: settings.withdrawal.reviewHours });
    return moveOrder(ctx, order, { to: 'PAYING', reason, dueAt });
  }
  const isPaidAnew = await endByReturn(ctx, order, id);
  if (isPaidAnew) {
    const [kept] = await post(ctx, [comeBackToHouse(order, row)]);
    assert(kept?.ok === true, 'what came back is taken once');
    return order;
  }
  const fee = await feeBackOf(ctx, order, row);
  const [outcome] = await postTogether(ctx, [[comeBackTransfer(order, row), ...fee]]);
  assert(outcome?.ok === true, 'what came back is given once');
  const aboutMinor = fee.reduce((sum, part) => sum + part.amountMinor, amountMinor);
  const { memberId } = order;
  await bookMoney(ctx, [{ memberId, kind: 'withdrawal', amountMinor: -amountMinor }]);
  return order.state === 'COMPLETED'
    ? moveOrder(ctx, order, { to: 'RETURNED', reason, aboutMinor })
    : noteStep(ctx, order, {
        reason: 'part_returned',
        dueAt: order.dueAt,
        aboutMinor,
      });
}
