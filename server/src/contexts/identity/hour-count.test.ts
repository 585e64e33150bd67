import { describe, expect, it } from 'vitest';
import type { FailureCount } from './attempt-policy.ts';
import { hourCount } from './hour-count.ts';

const start = Temporal.Instant.from('2026-03-01T10:00:00Z');

/** How many were counted before each of these, so many minutes after the one before. */
function countedAt(gaps: readonly number[]): readonly number[] {
  let row: FailureCount | undefined;
  let now = start;
  return gaps.map((minutes) => {
    now = now.add({ minutes });
    const { counted, next } = hourCount(row, now);
    row = { failures: next.failures, lastFailureAt: next.at };
    return counted;
  });
}

describe('a count of an hour', () => {
  it.each([
    ['at once', [0, 0, 0, 0], [0, 1, 2, 3]],
    ['every 50 minutes', [0, 50, 50, 50, 50], [0, 1, 0, 1, 0]],
    ['every 59 minutes', Array(31).fill(59), Array.from({ length: 31 }, (_, at) => at % 2)],
    ['every hour', [0, 60, 60], [0, 0, 0]],
    ['a second burst within the hour', [0, 0, 59, 0, 1], [0, 1, 2, 3, 0]],
  ] as const)('%s', (_what, gaps, counted) => {
    expect(countedAt(gaps)).toEqual(counted);
  });

  it('says how long it lasts, from its first', () => {
    const row = { failures: 20, lastFailureAt: start };
    expect(hourCount(row, start.add({ minutes: 50 })).secondsLeft).toBe(600);
    expect(hourCount(row, start.add({ milliseconds: 3_599_999 })).secondsLeft).toBe(1);
    expect(hourCount(row, start.add({ hours: 1 }))).toMatchObject({ counted: 0, secondsLeft: 0 });
  });

  it('begins anew after all of it was taken back', () => {
    const now = start.add({ minutes: 59 });
    const row = { failures: 0, lastFailureAt: start };
    expect(hourCount(row, now).next).toEqual({ failures: 1, at: now });
  });
});
