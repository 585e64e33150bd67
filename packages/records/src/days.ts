import { firstRecordDay, mostRecordDays } from '@portal/protocol';
import { presetRange, readRange, type DayLimits, type DayRange } from '@portal/ui';

/** The days in the query of an address. */
export interface DaySearch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function limitsOn(today: string, mostDays: number = mostRecordDays): DayLimits {
  return { min: firstRecordDay, max: today, mostDays };
}

/** Without days that can be taken, a record shows those of `usual`, up to today. */
export function rangeOf(
  search: DaySearch,
  about: {
    readonly today: string;
    readonly usual: Parameters<typeof presetRange>[0];
    /** The longest range, where a record shows fewer days at a time than others. */
    readonly mostDays?: number | undefined;
  },
): DayRange {
  const { today, usual, mostDays } = about;
  return readRange(search, limitsOn(today, mostDays), presetRange(usual, today));
}
