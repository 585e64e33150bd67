import { describe, expect, it } from 'vitest';
import {
  isDay,
  presetRange,
  problemOf,
  rangeBeside,
  rangeSteps,
  readRange,
  stepRange,
} from './days.ts';

// Weekdays from the calendar: 9 March 2026 is a Monday, 1 March 2026 a Sunday.
describe('presetRange', () => {
  it.each([
    ['today', '2026-03-09', '2026-03-09', '2026-03-09'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['yesterday', '2024-03-01', '2024-02-29', '2024-02-29'],
    ['thisWeek', '2026-03-09', '2026-03-09', '2026-03-09'],
    ['thisWeek', '2026-03-08', '2026-03-02', '2026-03-08'],
    ['lastWeek', '2026-03-09', '2026-03-02', '2026-03-08'],
    ['lastWeek', '2026-01-01', '2025-12-22', '2025-12-28'],
    ['thisHalf', '2026-03-15', '2026-03-01', '2026-03-15'],
    ['thisHalf', '2026-03-16', '2026-03-16', '2026-03-16'],
    ['lastHalf', '2026-03-15', '2026-02-16', '2026-02-28'],
    ['lastHalf', '2026-01-01', '2025-12-16', '2025-12-31'],
    ['lastHalf', '2026-03-31', '2026-03-01', '2026-03-15'],
    ['thisMonth', '2026-03-09', '2026-03-01', '2026-03-09'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['days7', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['days30', '2026-03-09', '2026-02-08', '2026-03-09'],
  ] as const)('%s on %s runs from %s to %s', (preset, today, from, to) => {
    expect(presetRange(preset, today)).toEqual({ from, to });
  });
});

const limits = { min: '2026-01-01', max: '2026-03-09', mostDays: 31 };

describe('stepRange', () => {
  it.each([
    ['before', '2026-03-03', '2026-03-09', '2026-02-24', '2026-03-02'],
    ['before', '2026-03-09', '2026-03-09', '2026-03-08', '2026-03-08'],
    ['after', '2026-02-17', '2026-02-23', '2026-02-24', '2026-03-02'],
  ] as const)('goes %s %s to %s, to %s and %s', (towards, from, to, newFrom, newTo) => {
    expect(stepRange({ from, to }, towards, limits)).toEqual({ from: newFrom, to: newTo });
  });

  it('keeps its length where it meets a limit, and ends there', () => {
    const early = { from: '2026-01-03', to: '2026-01-09' };
    expect(stepRange(early, 'before', limits)).toEqual({ from: '2026-01-01', to: '2026-01-07' });
    const late = { from: '2026-03-01', to: '2026-03-07' };
    expect(stepRange(late, 'after', limits)).toEqual({ from: '2026-03-03', to: '2026-03-09' });
    expect(stepRange({ from: limits.min, to: '2026-01-07' }, 'before', limits)).toBeUndefined();
    expect(stepRange({ from: '2026-03-03', to: limits.max }, 'after', limits)).toBeUndefined();
  });
});

describe('rangeBeside', () => {
  it.each([
    ['previous7', '2026-03-09', '2026-03-09', '2026-03-02', '2026-03-08'],
    ['previous30', '2026-03-03', '2026-03-09', '2026-02-01', '2026-03-02'],
    ['previous30', '2026-01-05', '2026-01-09', '2026-01-01', '2026-01-30'],
    ['next7', '2026-02-01', '2026-02-01', '2026-02-02', '2026-02-08'],
    ['next30', '2026-01-01', '2026-01-31', '2026-02-01', '2026-03-02'],
    ['next30', '2026-03-01', '2026-03-07', '2026-02-08', '2026-03-09'],
  ] as const)('%s of %s to %s is %s to %s', (step, from, to, newFrom, newTo) => {
    const beside = rangeBeside({ from, to }, rangeSteps[step], limits);
    expect(beside).toEqual({ from: newFrom, to: newTo });
  });

  it('stays within a record that is shorter than the step, and ends at its ends', () => {
    const short = { min: '2026-03-05', max: '2026-03-09' };
    const day = { from: '2026-03-08', to: '2026-03-08' };
    expect(rangeBeside(day, rangeSteps.next7, short)).toEqual({ from: short.min, to: short.max });
    expect(rangeBeside(day, rangeSteps.previous30, short)).toEqual({
      from: short.min,
      to: short.max,
    });
    const whole = { from: short.min, to: short.max };
    expect(rangeBeside(whole, rangeSteps.next7, short)).toBeUndefined();
    expect(rangeBeside(whole, rangeSteps.previous7, short)).toBeUndefined();
  });
});

describe('problemOf', () => {
  it.each([
    ['', '2026-03-09', 'incomplete'],
    ['2026-02-30', '2026-03-09', 'incomplete'],
    ['2026-03-09', '2026-03-08', 'order'],
    ['2025-12-31', '2026-01-08', 'limits'],
    ['2026-03-01', '2026-03-10', 'limits'],
    ['2026-02-06', '2026-03-09', 'length'],
    ['2026-02-07', '2026-03-09', undefined],
  ])('of %j to %j is %s', (from, to, problem) => {
    expect(problemOf({ from, to }, limits)).toBe(problem);
  });
});

describe('readRange', () => {
  const usual = { from: '2026-03-03', to: '2026-03-09' };

  it('takes a range that may be chosen, and else the usual one', () => {
    const range = { from: '2026-02-07', to: '2026-02-08' };
    expect(readRange(range, limits, usual)).toEqual(range);
    expect(readRange({}, limits, usual)).toBe(usual);
    expect(readRange({ from: '2026-03-09', to: '2026-03-08' }, limits, usual)).toBe(usual);
    expect(readRange({ from: 20260309, to: ['2026-03-09'] }, limits, usual)).toBe(usual);
  });
});

describe('isDay', () => {
  it('knows days of the calendar only', () => {
    expect(['2026-03-09', '2024-02-29'].every(isDay)).toBe(true);
    const others = ['2026-3-9', '2025-02-29', '2026-13-01', 'today', '', '2026-03-09T00:00'];
    expect(others.some(isDay)).toBe(false);
  });
});
