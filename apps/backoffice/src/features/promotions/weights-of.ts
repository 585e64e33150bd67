import { wageringCategories } from '@portal/protocol';

export type WageringCategory = (typeof wageringCategories)[number];

/** How much each kind of game counts, as typed; one without a whole number counts for nothing. */
export function weightsOf(draft: Readonly<Record<WageringCategory, string>>) {
  return wageringCategories.flatMap((category) => {
    const percent = draft[category].trim();
    return /^\d{1,3}$/u.test(percent) ? [{ category, percent: Number(percent) }] : [];
  });
}
