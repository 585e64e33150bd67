import { firstRecordDay, mostRecordDays } from '@portal/protocol';
import { presetRange, readRange, type DayLimits, type DayRange } from '@portal/ui';

/** The days in the query of an address. */
export interface DaySearch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function limitsOn(today: string): DayLimits {
  return { min: firstRecordDay, max: today, mostDays: mostRecordDays };
}

/** Without days that can be taken, a record shows those of `usual`, up to today. */
export function rangeOf(
  search: DaySearch,
  { today, usual }: { readonly today: string; readonly usual: Parameters<typeof presetRange>[0] },
): DayRange {
  return readRange(search, limitsOn(today), presetRange(usual, today));
}
