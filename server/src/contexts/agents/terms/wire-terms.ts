import { rateCategories, type RateCategory } from '@portal/protocol';
import { percentOf, type Terms } from './terms.ts';

/** Terms as they leave and arrive: rates in per cent, with two decimals at most. */
export interface WireTerms {
  readonly rates: Readonly<Record<RateCategory, string>>;
  readonly prizeGroup: number | null;
}

const decimals = 2;
const ppmPerHundredth = 100;

export function presentTerms({ rates, prizeGroup }: Terms) {
  const entries = rateCategories.map((category) => [category, percentOf(rates[category])]);
  // The compiler cannot see that the entries of all categories make a record of them.
  const shown = Object.fromEntries(entries) as Record<RateCategory, string>;
  return { rates: shown, prizeGroup };
}

export function termsOfWire({ rates, prizeGroup }: WireTerms): Terms {
  const entries = rateCategories.map((category) => [category, ppmOf(rates[category])]);
  return { rates: Object.fromEntries(entries) as Terms['rates'], prizeGroup };
}

/** Whole hundredths of a per cent, read digit by digit: no binary fraction comes between. */
function ppmOf(percent: string): number {
  const [whole = '', fraction = ''] = percent.split('.');
  return Number(whole + fraction.padEnd(decimals, '0')) * ppmPerHundredth;
}
