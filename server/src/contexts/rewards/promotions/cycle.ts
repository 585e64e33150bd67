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
  const day = at.toZonedDateTimeISO(timeZone).toPlainDate();
  const first = cycle === 'DAILY' ? day : firstOfWeek(day);
  const last = first.add({ days: cycle === 'DAILY' ? 1 : 7 });
  const beginning = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).toInstant();
  return { from: beginning(first), to: beginning(last) };
}

function firstOfWeek(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 });
}
