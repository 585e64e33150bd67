import { currency, parseAmount } from '@portal/money';
import type { SiteConfiguration } from './configuration.ts';

/** What one operator may correct or give alone, in minor units of the site's currency (R53). */
export interface Ceiling {
  readonly aloneMinor: bigint;
  readonly aloneDailyMinor: bigint;
}

type Limits = Pick<SiteConfiguration, 'adjustments' | 'currency'>;

/** The figures of the site; one that its currency cannot hold counts as nothing. */
export function ceilingOf({ adjustments, currency: code }: Limits): Ceiling {
  const minor = (text: string): bigint => {
    const parsed = parseAmount(text, currency(code));
    return parsed.ok ? parsed.value : 0n;
  };
  return { aloneMinor: minor(adjustments.alone), aloneDailyMinor: minor(adjustments.aloneDaily) };
}

/** What is left of the day, at most the amount of one correction. */
export function leftAlone(ceiling: Ceiling, usedMinor: bigint): bigint {
  const left = ceiling.aloneDailyMinor - usedMinor;
  const most = left < ceiling.aloneMinor ? left : ceiling.aloneMinor;
  return most > 0n ? most : 0n;
}
