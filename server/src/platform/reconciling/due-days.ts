/** How far back a day is still asked for. */
export const askedDays = 30;

/**
 * The days of one sender of statements that are to be compared, the oldest first: from the first
 * one that is known to have been tried until yesterday. One that was never tried begins with the
 * day before yesterday, so that a sender which never answers is found too. Days are written
 * `2026-03-02`.
 */
export function dueDays(rows: {
  readonly yesterday: Temporal.PlainDate;
  readonly compared: readonly string[];
  readonly missing: readonly string[];
}): readonly Temporal.PlainDate[] {
  const { yesterday, compared, missing } = rows;
  const done = new Set(compared);
  const [first] = [...compared, ...missing].toSorted();
  const from = first ?? String(yesterday.subtract({ days: 1 }));
  return Array.from({ length: askedDays }, (_, back) => yesterday.subtract({ days: back }))
    .filter((day) => String(day) >= from && !done.has(String(day)))
    .toReversed();
}
