import { useRecordDays, type DaySearch } from '@portal/records';
import { useSite } from '../../../shared/site/site-facts.ts';
import { nowMs } from '../../../shared/time/clock.ts';

/** Reports of teams show at most this many days at once (B5). */
const mostDays = 31;

/** The days of a report, in the site's zone; today at first. */
export function useTeamDays(search: DaySearch) {
  const { timeZone } = useSite();
  const days = useRecordDays(search, { timeZone, usual: 'today', nowMs });
  return { ...days, limits: { ...days.limits, mostDays } };
}
