import { assert } from '@portal/money';
import type { SliceId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { CashierRules } from '../rules.ts';
import type { CashierSettings } from '../settings.ts';
import { afterConfirming } from './after-confirming.ts';
import { moveOrder } from './move-order.ts';
import { confirmSlice } from './payments.ts';
import { selectSlices } from './store-slices.ts';
import type { Order } from './store-withdrawals.ts';

/** By when a member is asked to answer a payment that was sent now; null where nobody is asked. */
export function confirmByOf(ctx: Ctx, { receipt }: CashierSettings): Temporal.Instant | null {
  return receipt.isOn ? ctx.clock.now().add({ minutes: receipt.autoMinutes }) : null;
}

/** A payment was sent: its member is asked whether it arrived, or it is over. */
export async function afterSending(
  ctx: Ctx,
  order: Order,
  payment: {
    readonly sliceId: SliceId;
    readonly confirmBy: Temporal.Instant | null;
    readonly rules: CashierRules;
  },
): Promise<Order> {
  const { confirmBy: dueAt, sliceId, rules } = payment;
  const slices = await selectSlices(ctx.tx, order.id);
  const row = slices.find(({ id }) => id === sliceId);
  assert(row !== undefined, 'it was sent just now');
  const { amountMinor: aboutMinor } = row;
  const paid = await moveOrder(ctx, order, { to: 'PAID', reason: 'sent', aboutMinor });
  if (dueAt !== null) {
    const move = { to: 'AWAIT_RECEIPT', reason: 'confirm_receipt', dueAt, aboutMinor } as const;
    return moveOrder(ctx, paid, move);
  }
  const slice = { row, state: 'CONFIRMED', amountMinor: row.amountMinor, rules } as const;
  const progress = await confirmSlice(ctx, paid, slice);
  const { payer } = row;
  const settings = rules.settings();
  return afterConfirming(ctx, { order: paid, progress, payer, settings, reason: 'sent' });
}
