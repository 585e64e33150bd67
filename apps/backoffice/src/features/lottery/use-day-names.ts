import { useLanguage } from '@portal/i18n/react';

/** Names of the days of a week, from 0 for Sunday, short. */
export function useDayName(): (day: number) => string {
  const { code } = useLanguage();
  const format = new Intl.DateTimeFormat(code, { weekday: 'short', timeZone: 'UTC' });
  // The fourth day of 1970 was a Sunday.
  return (day) => format.format(new Date(Date.UTC(1970, 0, 4 + day)));
}
