import { firstRecordDay, mostRecordDays } from '@portal/protocol';
import { presetRange, readRange, type DayLimits, type DayRange } from '@portal/ui';

/** The days in the query of an address. */
export interface DaySearch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What a record shows less of than others. */
export interface RecordLimits {
  /** The longest range. */
  readonly mostDays?: number | undefined;
  /** How many days before today it reaches. */
  readonly backDays?: number | undefined;
}

export function limitsOn(
  today: string,
  { mostDays = mostRecordDays, backDays }: RecordLimits = {},
): DayLimits {
  const min = backDays === undefined ? firstRecordDay : dayBefore(today, backDays);
  return { min, max: today, mostDays };
}

const dayMs = 86_400_000;

function dayBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);
}

/**
 * Without days that can be taken, a record shows those of `usual`, up to today. Days that it does
 * not reach back to are asked for: the server says how far it goes.
 */
export function rangeOf(
  search: DaySearch,
  about: Pick<RecordLimits, 'mostDays'> & {
    readonly today: string;
    readonly usual: Parameters<typeof presetRange>[0];
  },
): DayRange {
  const { today, usual, mostDays } = about;
  return readRange(search, limitsOn(today, { mostDays }), presetRange(usual, today));
}
