import { describe, expect, it } from 'vitest';
import { accountSteps, effectiveFailures } from '../attempt-policy.ts';
import {
  countedGuesses,
  factorPauseSeconds,
  guessWait,
  paymentPauseSeconds,
} from './guess-policy.ts';

const now = Temporal.Instant.from('2026-03-02T08:00:00Z');
const count = (failures: number, secondsAgo = 0) => ({
  failures,
  lastFailureAt: now.subtract({ seconds: secondsAgo }),
});

describe('guessWait (agents-loyalty-money.md F)', () => {
  it.each([
    // Failures in a row, seconds since the last, seconds to wait.
    [4, 0, undefined],
    [5, 0, 900],
    [5, 899, 1],
    [5, 900, undefined],
    [6, 0, undefined],
    [10, 60, 840],
    [100, 0, 86_400],
    [101, 86_000, 400],
    [100, 8 * 86_400, undefined],
  ])('after %i wrong codes, %i s ago, is %s', (failures, ageSeconds, wait) => {
    expect(guessWait(count(failures, ageSeconds), factorPauseSeconds, now)).toBe(wait);
  });

  it('is twice as long for a payment password, and nothing before any failure', () => {
    expect(guessWait(count(5), paymentPauseSeconds, now)).toBe(1800);
    expect(guessWait(undefined, paymentPauseSeconds, now)).toBeUndefined();
    expect(countedGuesses(count(3, 8 * 86_400), now)).toBe(0);
  });
});

describe('a count in a row, of guesses and of passwords alike', () => {
  const week = 7 * 86_400;
  it.each([
    [0, 3],
    [week - 1, 3],
    [week, 0],
    [week + 1, 0],
  ])('counts %i s after the last as %i of three', (ageSeconds, counted) => {
    const row = count(3, ageSeconds);
    expect([countedGuesses(row, now), effectiveFailures(row, accountSteps, now)]).toEqual(
      Array(2).fill(counted),
    );
  });
});
