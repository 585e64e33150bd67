import { rateCategories, type RateCategory } from '@portal/protocol';

/** What an agent holds or grants: per cent by category, and a prize group of the lottery. */
export interface Terms {
  readonly rates: Readonly<Record<RateCategory, string>>;
  readonly prizeGroup: number | null;
}

/** The same in the fields of a form; an empty group is the usual one. */
export type TermsValues = Readonly<Record<RateCategory, string>> & { readonly prizeGroup: string };

export function valuesOf({ rates, prizeGroup }: Terms): TermsValues {
  return { ...rates, prizeGroup: prizeGroup === null ? '' : String(prizeGroup) };
}

export function termsOf(values: TermsValues): Terms {
  const rates = Object.fromEntries(rateCategories.map((name) => [name, values[name].trim()]));
  return {
    // The compiler cannot see that the entries of all categories make a record of them.
    rates: rates as Terms['rates'],
    prizeGroup: values.prizeGroup === '' ? null : Number(values.prizeGroup),
  };
}

const lowestGroup = 1800;
const groupStep = 2;

/** The groups from the least up to one's own; none where the own one is the usual. */
export function groupsBetween(lowest: number | null, highest: number | null): readonly number[] {
  const from = lowest ?? lowestGroup;
  const count = highest === null ? 0 : Math.floor((highest - from) / groupStep) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, step) => from + step * groupStep);
}

const rateShape = /^\d{1,2}(?:\.\d{1,2})?$/u;

/** Whether a typed rate can be granted between the two. */
export function isRateBetween(
  typed: string,
  { least, most }: { readonly least: string; readonly most: string },
): boolean {
  const rate = typed.trim();
  return rateShape.test(rate) && Number(rate) >= Number(least) && Number(rate) <= Number(most);
}
