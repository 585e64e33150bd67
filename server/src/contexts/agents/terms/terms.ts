import { baseRebatePpm, categories, type Category } from '@portal/commission';
import { assertDefined } from '@portal/money';

/** What somebody holds and may grant below: a rate per category, and a prize group (A8, A9). */
export interface Terms {
  /** Parts per million. */
  readonly rates: Readonly<Record<Category, number>>;
  /** Null for the usual group of each game. */
  readonly prizeGroup: number | null;
}

/** Beyond this nothing is granted: the highest group of a site (A9). */
const highestGroup = 1960;
const everything = 1_000_000;

/** Terms as a row holds them. */
export interface StoredTerms {
  readonly rates: readonly number[];
  readonly prizeGroup: number | null;
}

function recordOf(rate: (category: Category, place: number) => number): Terms['rates'] {
  const entries = categories.map((category, place) => [category, rate(category, place)]);
  // The compiler cannot see that the entries of all categories make a record of them.
  return Object.fromEntries(entries) as Terms['rates'];
}

/** Whoever was granted nothing has these, and nobody gets less (A7). */
export const usualTerms: Terms = {
  rates: recordOf((category) => Number(baseRebatePpm[category])),
  prizeGroup: null,
};

/** What the house itself could grant, before its return guard. */
export const widestTerms: Terms = {
  rates: recordOf(() => everything),
  prizeGroup: highestGroup,
};

/** The same with other rates. */
export function withRates(terms: Terms, rate: (category: Category) => number): Terms {
  return { ...terms, rates: recordOf(rate) };
}

export function isSame(left: Terms, right: Terms): boolean {
  const isSameRate = (category: Category) => left.rates[category] === right.rates[category];
  return left.prizeGroup === right.prizeGroup && categories.every(isSameRate);
}

export function readTerms(row: StoredTerms): Terms {
  const { rates, prizeGroup } = row;
  const rateAt = (place: number) => assertDefined(rates[place], 'a rate for each category');
  return { rates: recordOf((_, place) => rateAt(place)), prizeGroup };
}

export function storedTerms({ rates, prizeGroup }: Terms): StoredTerms {
  return { rates: categories.map((category) => rates[category]), prizeGroup };
}

/** Field by field the less of both; no group is less than any. */
export function lowerOf(left: Terms, right: Terms): Terms {
  const groups = [left.prizeGroup, right.prizeGroup];
  return {
    rates: recordOf((category) => Math.min(left.rates[category], right.rates[category])),
    prizeGroup: groups.includes(null) ? null : Math.min(...groups.map(Number)),
  };
}

/** Field by field the more of both. */
export function higherOf(left: Terms, right: Terms): Terms {
  const groups = [left.prizeGroup, right.prizeGroup].filter((group) => group !== null);
  return {
    rates: recordOf((category) => Math.max(left.rates[category], right.rates[category])),
    prizeGroup: groups.length === 0 ? null : Math.max(...groups),
  };
}

/** Between what it has to be at least and what it may be at most. */
export interface Bounds {
  readonly least: Terms;
  readonly most: Terms;
}

export interface TermsFault {
  readonly field: string;
  readonly least: string;
  readonly most: string;
}

const ppmPerPercent = 10_000;

export function percentOf(ppm: number): string {
  return String(ppm / ppmPerPercent);
}

/** The first field that lies outside; the group comes last. */
export function faultOf(terms: Terms, { least, most }: Bounds): TermsFault | undefined {
  for (const category of categories) {
    const rate = terms.rates[category];
    const [low, high] = [least.rates[category], most.rates[category]];
    if (rate < low || rate > high) {
      return { field: category, least: percentOf(low), most: percentOf(high) };
    }
  }
  const [low, high] = [least.prizeGroup ?? 0, most.prizeGroup ?? 0];
  const group = terms.prizeGroup ?? 0;
  return group >= low && group <= high
    ? undefined
    : { field: 'prizeGroup', least: groupText(low), most: groupText(high) };
}

function groupText(group: number): string {
  return group === 0 ? '' : String(group);
}
