import type { Ctx } from '../../../platform/context.ts';
import type { Deposit } from '../deposits/store-deposits.ts';

/**
 * While an order is being opened: soon at first, then as often as somebody may still wait for it.
 */
const openingSeconds = 5;
const openingTries = 12;
const openingRest = { seconds: 60 };
/** Minutes between two questions, by how many there were (agents-loyalty-money.md E3). */
const minutes = [1, 2, 5, 10, 30];
const rest = { minutes: 60 };
/** The last question before the time to pay is over comes so long before it (E3). */
const beforeExpiry = { seconds: 20 };

/** More are not counted: nothing depends on them, and the column ends somewhere. */
export const mostAsked = 1000;

/**
 * When a provider is asked about an order again: soon while it is not known to be open, then ever
 * less, and once before its time is over. What was seen on its way is asked about until it is
 * known; what was given up, for as long as a late payment is credited without a person. Null for
 * never.
 */
export function nextAsk(
  { clock }: Pick<Ctx, 'clock'>,
  order: Pick<Deposit, 'state' | 'asked' | 'paidMinor' | 'expiresAt'>,
  { lateHours }: { readonly lateHours: number },
): Temporal.Instant | null {
  const { state, asked, paidMinor, expiresAt } = order;
  const now = clock.now();
  if (paidMinor !== null || state === 'FAILED') {
    return null;
  }
  if (state === 'CREATED') {
    return now.add(asked < openingTries ? { seconds: openingSeconds } : openingRest);
  }
  if (state === 'EXPIRED' || state === 'CANCELLED') {
    const next = now.add(rest);
    return isAfter(next, expiresAt.add({ hours: lateHours })) ? null : next;
  }
  const wait = minutes[asked];
  const next = now.add(wait === undefined ? rest : { minutes: wait });
  const last = expiresAt.subtract(beforeExpiry);
  return isAfter(last, now) && isAfter(next, last) ? last : next;
}

function isAfter(moment: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(moment, other) > 0;
}
