import type { CivilDate } from './civil.ts';

/** Draw days of the Thai government lottery in a month (lottery.md A3.2), before other moves. */
export function thaiDates(year: number, month: number): CivilDate[] {
  return daysOfMonth(month).map((day) => ({ year, month, day }));
}

function daysOfMonth(month: number): number[] {
  switch (month) {
    case 1:
      // 1 January is drawn on 30 December before; 16 January is Teachers' Day.
      return [17];
    case 5:
      return [2, 16];
    case 12:
      return [1, 16, 30];
    default:
      return [1, 16];
  }
}
