import { currency, formatAmount } from '@portal/money';
import type { OperatorId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import type { CashierRules } from '../rules.ts';
import { afterSending, confirmByOf } from '../withdrawals/after-sending.ts';
import { noteStep } from '../withdrawals/move-order.ts';
import { closeSlice, sendSlice } from '../withdrawals/store-slices.ts';
import { markRuled, type Order } from '../withdrawals/store-withdrawals.ts';
import { tellDecision } from '../withdrawals/tell.ts';
import type { EndPlan, PayoutToEnd } from './payout-to-end.ts';
import { setPayoutFailed, setPayoutPaid } from './store-payouts.ts';

export interface PayoutSettlement extends EndPlan {
  readonly reason: string;
  /** Who decided, both where a second person agreed. */
  readonly by: readonly OperatorId[];
  readonly rules: CashierRules;
}

/**
 * Ends a payment by hand: what was paid is sent and its member is asked, what is missing is paid
 * anew or given back, by somebody who did not decide here (R44). What its provider says later
 * changes nothing, or is a case.
 */
export async function settlePayoutEnd(
  ctx: Ctx<OperatorActor>,
  order: Order,
  settlement: PayoutSettlement & { readonly found: PayoutToEnd },
): Promise<void> {
  const { found, end, paidMinor, reference, reason, by } = settlement;
  if (paidMinor < found.slice.amountMinor) {
    await markRuled(ctx.tx, { id: order.id, by });
  }
  const after =
    end === 'FAILED' ? await fail(ctx, order, settlement) : await stand(ctx, order, settlement);
  const arrived = formatAmount(paidMinor, currency(order.currency));
  const said = { outcome: end, arrived };
  const facts = reference === '' ? said : { ...said, bankReference: reference };
  await tellDecision(ctx, {
    action: 'withdrawal.end_payout',
    before: order,
    after,
    reason,
    facts,
  });
}

type Settling = Parameters<typeof settlePayoutEnd>[2];

async function fail(ctx: Ctx, order: Order, { found: { slice }, rules }: Settling) {
  const { id, amountMinor } = slice;
  const at = ctx.clock.now();
  await setPayoutFailed(ctx.tx, { id, failure: 'RETRY', at });
  await closeSlice(ctx.tx, { id, state: 'RELEASED', amountMinor, at });
  const dueAt = at.add({ hours: rules.settings().withdrawal.reviewHours });
  return noteStep(ctx, order, { reason: 'provider_failed', dueAt });
}

async function stand(ctx: Ctx, order: Order, settlement: Settling): Promise<Order> {
  const { found, paidMinor: amountMinor, reference, rules } = settlement;
  const { id } = found.slice;
  const at = ctx.clock.now();
  const confirmBy = confirmByOf(ctx, rules.settings());
  await setPayoutPaid(ctx.tx, { id, transaction: reference, paidAt: at, at });
  await sendSlice(ctx.tx, { id, bankReference: reference, amountMinor, at, confirmBy });
  return afterSending(ctx, order, { sliceId: id, confirmBy, rules });
}
