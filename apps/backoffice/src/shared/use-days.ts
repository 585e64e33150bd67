import { useRecordDays, type DaySearch } from '@portal/records';
import { nowMs } from './clock.ts';
import { siteTimeZone } from './env.ts';

/** The days that a record shows, in the site's zone; the last thirty at first. */
export function useDays(search: DaySearch) {
  return useRecordDays(search, { timeZone: siteTimeZone(), usual: 'days30', nowMs });
}
