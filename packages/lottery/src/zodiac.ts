import { range } from './combinatorics.ts';
import { compareDates, type CivilDate } from './schedule/civil.ts';

export const signs = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type Sign = (typeof signs)[number];

/**
 * The index of a number's sign in a year: 1 carries the sign of the year, 2 the one before it
 * (lottery.md A2; togel shio deals 100 numbers the same way, with 00 as 100).
 */
export function signIndex(number: number, yearSign: number): number {
  return (((yearSign - (number - 1)) % 12) + 12) % 12;
}

/** The Mark Six numbers of a sign in a year of `yearSign`. */
export function zodiacNumbers(sign: Sign, yearSign: Sign): number[] {
  const year = signs.indexOf(yearSign);
  return range(1, 49).filter((number) => signs[signIndex(number, year)] === sign);
}

/**
 * First days of the lunar years, Beijing date (lottery.md A2); runtime calendars disagree in 2027
 * and 2030.
 */
const lunarNewYears: readonly (readonly [year: number, month: number, day: number, sign: Sign])[] =
  [
    [2024, 2, 10, 'dragon'],
    [2025, 1, 29, 'snake'],
    [2026, 2, 17, 'horse'],
    [2027, 2, 6, 'goat'],
    [2028, 1, 26, 'monkey'],
    [2029, 2, 13, 'rooster'],
    [2030, 2, 3, 'dog'],
    [2031, 1, 23, 'pig'],
    [2032, 2, 11, 'rat'],
    [2033, 1, 31, 'ox'],
    [2034, 2, 19, 'tiger'],
    [2035, 2, 8, 'rabbit'],
  ];

/**
 * The sign of the lunar year of a Beijing date; undefined before the table begins or a year after
 * its end.
 */
export function zodiacYear(date: CivilDate): Sign | undefined {
  const last = lunarNewYears.at(-1);
  if (last === undefined || date.year > last[0]) {
    return undefined;
  }
  return lunarNewYears.findLast(
    ([year, month, day]) => compareDates({ year, month, day }, date) <= 0,
  )?.[3];
}
