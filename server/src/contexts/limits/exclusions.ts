import type { Break } from './store-breaks.ts';

/** The first six months of an exclusion are never lifted (H). */
const leastMonths = 6;

/** From when on a member may ask to come back from an exclusion. */
export function earliestReturn(row: Break, timeZone: string): Temporal.Instant {
  const least = row.startedAt.toZonedDateTimeISO(timeZone).add({ months: leastMonths }).toInstant();
  return row.endsAt === null ? least : laterOf(least, row.endsAt);
}

/** Of several exclusions the one that holds longest; undefined when there is none. */
export function longestOf(rows: readonly Break[], timeZone: string): Break | undefined {
  return rows.reduce<Break | undefined>((longest, row) => {
    const isLonger =
      longest === undefined ||
      Temporal.Instant.compare(earliestReturn(row, timeZone), earliestReturn(longest, timeZone)) >
        0;
    return isLonger ? row : longest;
  }, undefined);
}

function laterOf(left: Temporal.Instant, right: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(left, right) < 0 ? right : left;
}
