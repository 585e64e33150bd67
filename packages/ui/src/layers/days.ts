/**
 * Days of a calendar as `2026-03-09`, both included; which zone's days they are, the caller knows.
 */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** What may be chosen. */
export interface DayLimits {
  readonly min: string;
  readonly max: string;
  /** The longest range, both ends counted. */
  readonly mostDays: number;
}

export const rangePresets = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisHalf',
  'lastHalf',
  'thisMonth',
  'lastMonth',
  'days7',
  'days30',
] as const;
export type RangePreset = (typeof rangePresets)[number];

const dayMs = 86_400_000;

/** Of a day without a clock: no zone and no change of clocks is in it. */
function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

function dayOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

function addDays(day: string, count: number): string {
  return dayOf(numberOf(day) + count);
}

/** How many days a range has. */
export function daysIn({ from, to }: DayRange): number {
  return numberOf(to) - numberOf(from) + 1;
}

/** Weeks begin on Monday, halves of a month on the 1st and 16th; what is not over ends today. */
export function presetRange(preset: RangePreset, today: string): DayRange {
  const monday = addDays(today, -((numberOf(today) + 3) % 7));
  const first = `${today.slice(0, 8)}01`;
  const endOfLastMonth = addDays(first, -1);
  const middle = `${today.slice(0, 8)}16`;
  const isLate = today >= middle;
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'thisWeek':
      return { from: monday, to: today };
    case 'lastWeek':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'thisHalf':
      return { from: isLate ? middle : first, to: today };
    case 'lastHalf':
      return isLate
        ? { from: first, to: addDays(middle, -1) }
        : { from: `${endOfLastMonth.slice(0, 8)}16`, to: endOfLastMonth };
    case 'thisMonth':
      return { from: first, to: today };
    case 'lastMonth':
      return { from: `${endOfLastMonth.slice(0, 8)}01`, to: endOfLastMonth };
    case 'days7':
      return { from: addDays(today, -6), to: today };
    case 'days30':
      return { from: addDays(today, -29), to: today };
  }
}

/**
 * The range of the same length before or after this one; it stops at the limits, and is undefined
 * where it stands there already.
 */
export function stepRange(
  range: DayRange,
  towards: 'before' | 'after',
  limits: DayLimits,
): DayRange | undefined {
  return rangeBeside(range, { towards, length: daysIn(range) }, limits);
}

/** Steps from any range to the days before or after it (portal.md 9). */
export const rangeSteps = {
  previous7: { towards: 'before', length: 7 },
  next7: { towards: 'after', length: 7 },
  previous30: { towards: 'before', length: 30 },
  next30: { towards: 'after', length: 30 },
} as const satisfies Readonly<Record<string, StepOf>>;
export type RangeStep = keyof typeof rangeSteps;

interface StepOf {
  readonly towards: 'before' | 'after';
  readonly length: number;
}

/** So many days right before or after a range, under the same limits. */
export function rangeBeside(
  range: DayRange,
  { towards, length }: StepOf,
  { min, max }: Pick<DayLimits, 'min' | 'max'>,
): DayRange | undefined {
  if (towards === 'before') {
    const from = later(addDays(range.from, -length), min);
    const to = earlier(addDays(from, length - 1), max);
    return range.from <= min ? undefined : { from, to };
  }
  const to = earlier(addDays(range.to, length), max);
  return range.to >= max ? undefined : { from: later(addDays(to, 1 - length), min), to };
}

function earlier(day: string, limit: string): string {
  return day < limit ? day : limit;
}

function later(day: string, limit: string): string {
  return day > limit ? day : limit;
}

/** What an address says, where that can be taken; else the usual range. */
export function readRange(
  raw: { readonly from?: unknown; readonly to?: unknown },
  limits: DayLimits,
  usual: DayRange,
): DayRange {
  const range = { from: String(raw.from), to: String(raw.to) };
  return problemOf(range, limits) === undefined ? range : usual;
}

export type RangeProblem = 'incomplete' | 'order' | 'limits' | 'length';

/** Why a typed range cannot be taken, checked in this order. */
export function problemOf(range: DayRange, limits: DayLimits): RangeProblem | undefined {
  const { from, to } = range;
  if (!isDay(from) || !isDay(to)) {
    return 'incomplete';
  }
  if (from > to) {
    return 'order';
  }
  if (from < limits.min || to > limits.max) {
    return 'limits';
  }
  return daysIn(range) > limits.mostDays ? 'length' : undefined;
}

/** Whether this is a day of the calendar, written as we write it. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && dayOrNothing(text) === text;
}

function dayOrNothing(text: string): string | undefined {
  const number = numberOf(text);
  return Number.isNaN(number) ? undefined : dayOf(number);
}
