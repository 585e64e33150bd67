import { type Period, periodOf, type PeriodType } from '@portal/commission';

/** Whole days of the site that an offer is tried on. */
const replayedDays = 30;

/** A day, or a longer period of a dividend, and the units of the contract within it. */
export interface PastUnit {
  /** Days of the site, both included. */
  readonly from: string;
  readonly to: string;
  readonly parts: readonly Period[];
}

interface Within {
  readonly first: Temporal.Instant;
  readonly last: Temporal.Instant;
}

/**
 * Units of a kind of contract that ended within the last 30 days, the oldest first. Real-time pay
 * is worth for a day what the day was worth at its end; hours stand under their day.
 */
export function pastUnits(type: PeriodType, zone: string, now: Temporal.Instant): PastUnit[] {
  const today = periodOf('DAILY', zone, now).start;
  const first = today
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .subtract({ days: replayedDays })
    .toZonedDateTime(zone)
    .toInstant();
  return unitsWithin(type, zone, { first, last: today });
}

/** Units of a kind of contract that lie between two moments, the oldest first. */
export function unitsWithin(type: PeriodType, zone: string, span: Within): PastUnit[] {
  const outer = type === 'FIVE_MIN' || type === 'HOURLY' ? 'DAILY' : type;
  return periodsBetween(outer, zone, span).map((period) => ({
    from: dayOf(period.start, zone),
    to: dayOf(period.end.subtract({ nanoseconds: 1 }), zone),
    parts:
      type === 'HOURLY'
        ? periodsBetween('HOURLY', zone, { first: period.start, last: period.end })
        : [period],
  }));
}

/** Those that end after the first moment and not after the last. */
function periodsBetween(
  type: PeriodType,
  zone: string,
  { first, last }: Within,
): readonly Period[] {
  const found: Period[] = [];
  let period = periodOf(type, zone, first);
  while (Temporal.Instant.compare(period.end, last) <= 0) {
    found.push(period);
    period = periodOf(type, zone, period.end);
  }
  return found;
}

function dayOf(moment: Temporal.Instant, zone: string): string {
  return moment.toZonedDateTimeISO(zone).toPlainDate().toString();
}
