/** How far back a day is still asked for. */
export const askedDays = 30;

/** A day of a provider, `2026-03-02`. */
export interface ProviderDay {
  readonly provider: string;
  readonly day: string;
}

/**
 * The days of a provider that are to be compared, the oldest first: from the first one that is
 * known to have been tried until yesterday. One that was never tried begins with the day before
 * yesterday, so that a provider which never answers is found too.
 */
export function dueDays(
  provider: string,
  rows: {
    readonly yesterday: Temporal.PlainDate;
    readonly compared: readonly ProviderDay[];
    readonly missing: readonly ProviderDay[];
  },
): readonly Temporal.PlainDate[] {
  const { yesterday, compared, missing } = rows;
  const daysOf = (list: readonly ProviderDay[]) =>
    list.filter((row) => row.provider === provider).map(({ day }) => day);
  const done = new Set(daysOf(compared));
  const [first] = [...daysOf(compared), ...daysOf(missing)].toSorted();
  const from = first ?? String(yesterday.subtract({ days: 1 }));
  return Array.from({ length: askedDays }, (_, back) => yesterday.subtract({ days: back }))
    .filter((day) => String(day) >= from && !done.has(String(day)))
    .toReversed();
}
