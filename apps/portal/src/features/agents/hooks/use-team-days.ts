import { useRecordDays, type DaySearch } from '@portal/records';
import { useSite } from '../../../shared/site/site-facts.ts';
import { nowMs } from '../../../shared/time/clock.ts';

/** Reports of teams show at most this many days at once, and reach so far back (B5). */
const mostDays = 31;
const reportBackDays = 400;

/** The days of a report, in the site's zone; today at first. */
export function useTeamDays(search: DaySearch, backDays = reportBackDays) {
  const { timeZone } = useSite();
  return useRecordDays(search, { timeZone, usual: 'today', mostDays, backDays, nowMs });
}
