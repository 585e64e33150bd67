import { fromMinor, toMinor } from '../../shared/money/amounts.ts';
import { fullAmount } from '../../shared/money/use-amount-check.ts';
import type { DepositChannel, DepositTerms } from './api/read-deposit-terms.ts';

type Own = Pick<DepositTerms, 'ownLimit' | 'currency'>;

/** What may still be paid in by this method today: never more than the own limit leaves. */
export function leftIn({ ownLimit, currency }: Own, { leftToday }: DepositChannel): string {
  const left = [leftToday, ...(ownLimit === null ? [] : [ownLimit.left])].map(toMinor);
  return fromMinor(
    left.reduce((least, minor) => (minor < least ? minor : least)),
    currency,
  );
}

/** Whether the own limit leaves less than the method would. */
export function isOwnLess({ ownLimit }: Own, { leftToday }: DepositChannel): boolean {
  return ownLimit !== null && toMinor(ownLimit.left) < toMinor(leftToday);
}

/**
 * The most that one deposit by this method may be now, and what keeps it from being more; undefined
 * where that is less than the least.
 */
export function mostIn(terms: Own, { least, most, leftToday }: DepositChannel) {
  const { ownLimit, currency } = terms;
  const bounds = [
    { bound: 'limit', minor: toMinor(most) } as const,
    { bound: 'today', minor: toMinor(leftToday) } as const,
    ...(ownLimit === null ? [] : [{ bound: 'own', minor: toMinor(ownLimit.left) } as const]),
  ];
  const { bound, minor } = bounds.reduce((lowest, next) =>
    next.minor < lowest.minor ? next : lowest,
  );
  return minor < toMinor(least) ? undefined : { bound, amount: fromMinor(minor, currency) };
}

/** The amounts to choose from that can be paid now. */
export function quickIn(terms: Own, channel: DepositChannel): readonly string[] {
  const left = toMinor(leftIn(terms, channel));
  return channel.quick.filter((amount) => toMinor(amount) <= left);
}

/** The amount that a form begins with: of a method that takes no others, one of its own or none. */
export function firstAmount(
  terms: Own,
  channel: DepositChannel | undefined,
  amount: string | undefined,
): string {
  if (channel?.isFixed !== true) {
    return amount ?? '';
  }
  const full = fullAmount(amount, terms.currency);
  return quickIn(terms, channel).find((listed) => listed === full) ?? '';
}

/** Whether the own limit leaves less than the least that this method takes. */
export function isBelowLeast({ ownLimit }: Own, { least }: DepositChannel): boolean {
  return ownLimit !== null && toMinor(ownLimit.left) < toMinor(least);
}
