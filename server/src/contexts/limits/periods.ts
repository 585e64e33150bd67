import { limitPeriods, type LimitPeriod } from '@portal/protocol';

/** A period of a limit: a day, a week from Monday or a month of the site's zone. */
export interface RunningPeriod {
  /** Its first day, `2026-03-09`. */
  readonly startsOn: string;
  readonly startsAt: Temporal.Instant;
  /** Excluded: then the limit is whole again. */
  readonly endsAt: Temporal.Instant;
}

export type RunningPeriods = Readonly<Record<LimitPeriod, RunningPeriod>>;

const lengths = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } } as const;

/** The periods that run at a moment. */
export function periodsAt(now: Temporal.Instant, timeZone: string): RunningPeriods {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const firstDays = {
    day: today,
    week: today.subtract({ days: today.dayOfWeek - 1 }),
    month: today.with({ day: 1 }),
  };
  const periods = limitPeriods.map((period) => {
    const first = firstDays[period];
    const next = first.add(lengths[period]);
    return [period, runningPeriod(first, { next, timeZone })] as const;
  });
  // One entry for each name of the closed set.
  return Object.fromEntries(periods) as RunningPeriods;
}

function runningPeriod(
  first: Temporal.PlainDate,
  { next, timeZone }: { readonly next: Temporal.PlainDate; readonly timeZone: string },
): RunningPeriod {
  const beginningOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant();
  return { startsOn: String(first), startsAt: beginningOf(first), endsAt: beginningOf(next) };
}
