import type { PromotionCycle } from '@portal/protocol';

const once = 'once';

/** Names the cycle of a moment by the site's calendar; a member has one entry in each. */
export function cycleKeyAt(cycle: PromotionCycle, at: Temporal.Instant, timeZone: string): string {
  const day = at.toZonedDateTimeISO(timeZone).toPlainDate();
  switch (cycle) {
    case 'ONCE':
      return once;
    case 'DAILY':
      return String(day);
    case 'WEEKLY':
      return `week ${String(firstOfWeek(day))}`;
    case 'MONTHLY':
      return `month ${String(day.toPlainYearMonth())}`;
  }
}

/** From the beginning of a cycle to that of the next one; undefined for one that never ends. */
export function cycleSpan(
  cycle: PromotionCycle,
  at: Temporal.Instant,
  timeZone: string,
): { readonly from: Temporal.Instant; readonly to: Temporal.Instant } | undefined {
  if (cycle === 'ONCE') {
    return undefined;
  }
  const first = firstDay(cycle, at.toZonedDateTimeISO(timeZone).toPlainDate());
  const last = first.add(lengths[cycle]);
  const beginning = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).toInstant();
  return { from: beginning(first), to: beginning(last) };
}

const lengths = { DAILY: { days: 1 }, WEEKLY: { days: 7 }, MONTHLY: { months: 1 } } as const;

/** The first day of the cycle in which a day lies. */
export function firstDay(
  cycle: Exclude<PromotionCycle, 'ONCE'>,
  day: Temporal.PlainDate,
): Temporal.PlainDate {
  switch (cycle) {
    case 'DAILY':
      return day;
    case 'WEEKLY':
      return firstOfWeek(day);
    case 'MONTHLY':
      return day.with({ day: 1 });
  }
}

function firstOfWeek(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 });
}
