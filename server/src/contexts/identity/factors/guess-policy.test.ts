import { describe, expect, it } from 'vitest';
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
