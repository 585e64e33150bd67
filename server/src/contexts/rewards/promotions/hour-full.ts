import type { Promotion } from './store-promotions.ts';

/**
 * When a promotion gives again that has such a gift left, but not in this hour; undefined where it
 * gives now, or never again. The count of another hour says nothing of this one.
 */
export function hourFullUntil(
  promotion: Pick<
    Promotion,
    'budgetMinor' | 'issuedMinor' | 'mostClaims' | 'claims' | 'hourlyMinor' | 'hourIssuedMinor'
  > & { readonly hourFrom: Temporal.Instant | null },
  gift: { readonly amountMinor: bigint; readonly now: Temporal.Instant },
): Temporal.Instant | undefined {
  const { budgetMinor, issuedMinor, mostClaims, claims, hourlyMinor, hourFrom } = promotion;
  const { amountMinor, now } = gift;
  const isLeft = issuedMinor + amountMinor <= budgetMinor;
  if (!isLeft || (mostClaims !== null && claims >= mostClaims)) {
    return undefined;
  }
  const hour = now.round({ smallestUnit: 'hour', roundingMode: 'floor' });
  const isThisHour = hourFrom !== null && Temporal.Instant.compare(hourFrom, hour) === 0;
  const isFull =
    hourlyMinor !== null &&
    amountMinor <= hourlyMinor &&
    isThisHour &&
    promotion.hourIssuedMinor + amountMinor > hourlyMinor;
  return isFull ? hour.add({ hours: 1 }) : undefined;
}
