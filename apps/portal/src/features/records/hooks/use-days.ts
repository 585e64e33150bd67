import { useRecordDays, type DaySearch } from '@portal/records';
import { useSite } from '../../../shared/site/site-facts.ts';
import { nowMs } from '../../../shared/time/clock.ts';

/** The days that a record shows, in the site's zone; the last seven at first (portal.md 9). */
export function useDays(search: DaySearch) {
  const { timeZone } = useSite();
  return useRecordDays(search, { timeZone, usual: 'days7', nowMs });
}
