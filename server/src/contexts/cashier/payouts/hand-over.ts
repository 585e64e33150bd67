import { unassignedMinor } from '@portal/commission';
import { assert } from '@portal/money';
import type { OperatorId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { newReference } from '../new-reference.ts';
import type { CashierSettings } from '../settings.ts';
import { moveOrder, noteStep } from '../withdrawals/move-order.ts';
import { withdrawalOf } from '../withdrawals/payments.ts';
import { insertSlice, type SliceRow } from '../withdrawals/store-slices.ts';
import type { Order } from '../withdrawals/store-withdrawals.ts';
import { insertPayout } from './store-payouts.ts';

/** What is left of an order to be paid, in minor units. */
export function leftToPay(order: Order, slices: readonly SliceRow[]): bigint {
  return unassignedMinor(withdrawalOf(order, slices));
}

/**
 * Hands what is left of a locked order to a provider, under a reference of ours. It is sent after
 * the commit, beside every transaction; until its outcome is known nothing is sent another way.
 */
export async function handOver(
  ctx: Ctx,
  payment: {
    readonly order: Order;
    readonly amountMinor: bigint;
    readonly provider: string;
    /** Null where nobody sends it. */
    readonly by: OperatorId | null;
    readonly settings: CashierSettings;
  },
): Promise<{ readonly after: Order; readonly reference: string }> {
  const { order, amountMinor, provider, by, settings } = payment;
  assert(amountMinor > 0n, 'an order that is being paid has something left');
  const at = ctx.clock.now();
  const dueAt = at.add({ minutes: settings.withdrawal.promisedMinutes });
  const reason = 'at_provider';
  const after =
    order.state === 'PAYING'
      ? await noteStep(ctx, order, { reason, dueAt })
      : await moveOrder(ctx, order, { to: 'PAYING', reason, dueAt });
  const sliceId = ctx.ids.next('slc');
  const { currency, id: withdrawalId } = order;
  const slice = { amountMinor, currency, bankReference: null, confirmBy: null, at } as const;
  const state = 'ASSIGNED';
  await insertSlice(ctx.tx, { id: sliceId, withdrawalId, payer: provider, state, ...slice });
  const reference = newReference(ctx, 'PO');
  const sent = { sliceId, withdrawalId, reference, by, at };
  await insertPayout(ctx.tx, { ...sent, provider });
  return { after, reference };
}
