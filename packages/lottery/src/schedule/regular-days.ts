import { weekday, type CivilDate } from './civil.ts';
import { thaiDates } from './thai-dates.ts';

/** Whether the rule has a draw on the local date, before any move. */
export function isRegularDay(days: readonly number[] | 'thai', date: CivilDate): boolean {
  return days === 'thai'
    ? thaiDates(date.year, date.month).some(({ day }) => day === date.day)
    : days.includes(weekday(date));
}
