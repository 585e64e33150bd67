import { mostSkewMs } from '@portal/payments';
import type { Ctx } from '../../../platform/context.ts';
import type { PaidAtProvider } from './adapter.ts';

const skew = { milliseconds: mostSkewMs };
/** Money of an order that nobody knows is not older than what a bank still sends back. */
const oldestHours = 30 * 24;

/**
 * A payment with a moment that can be: between its order and now, give or take what the clocks of
 * both sides may differ (agents-loyalty-money.md E3). It is bounded and not refused, because the
 * money is proven by signature and transaction, and a refusal would leave it without a credit for
 * as long as its provider repeats itself; the moment says only on which day its statement is asked.
 */
export function withHeldMoment(
  { clock, log }: Pick<Ctx, 'clock' | 'log'>,
  payment: PaidAtProvider | undefined,
  orderedAt?: Temporal.Instant,
): PaidAtProvider | undefined {
  if (payment === undefined) {
    return undefined;
  }
  const now = clock.now();
  const first = orderedAt ?? now.subtract({ hours: oldestHours });
  const { paidAt, transaction } = payment;
  if (isAfter(paidAt, now.add(skew))) {
    log.warn({ transaction }, 'a provider told of money that is still to move');
    return { ...payment, paidAt: now };
  }
  if (isAfter(first.subtract(skew), paidAt)) {
    log.warn({ transaction }, 'a provider told of money that moved before its order');
    return { ...payment, paidAt: first };
  }
  return payment;
}

function isAfter(moment: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(moment, other) > 0;
}
