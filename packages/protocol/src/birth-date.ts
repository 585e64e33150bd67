const shape = /^(\d{4})-(\d{2})-(\d{2})$/u;
const firstYear = 1900;
const longMonths: ReadonlySet<number> = new Set([1, 3, 5, 7, 8, 10, 12]);

/**
 * What is wrong with a day on which somebody says they were born, to the form and to the server
 * alike: `pattern` for what is no day of the calendar, `range` for one before 1900 or after today.
 */
export function birthDateFault(text: string, today: string): 'pattern' | 'range' | undefined {
  const [, year = 0, month = 0, day = 0] = (shape.exec(text) ?? []).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) {
    return 'pattern';
  }
  return year >= firstYear && text <= today ? undefined : 'range';
}

/**
 * Whether whoever was born then is younger on this day; who was born on 29 February comes of age on
 * 1 March (R17).
 */
export function isYoungerThan(years: number, bornOn: string, today: string): boolean {
  const lastYear = String(Number(today.slice(0, 4)) - years).padStart(4, '0');
  return bornOn > `${lastYear}${today.slice(4)}`;
}

function daysOf(year: number, month: number): number {
  if (month === 2) {
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return isLeap ? 29 : 28;
  }
  return longMonths.has(month) ? 31 : 30;
}
