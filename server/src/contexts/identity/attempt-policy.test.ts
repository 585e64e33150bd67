import { describe, expect, it } from 'vitest';
import type { AttemptHistory } from './attempt-policy.ts';
import { judgeAttempt } from './attempt-policy.ts';

const now = Temporal.Instant.from('2026-03-02T08:00:00Z');
const count = (failures: number, secondsAgo = 0) => ({
  failures,
  lastFailureAt: now.subtract({ seconds: secondsAgo }),
});
const stranger = (account: ReturnType<typeof count> | undefined): AttemptHistory => ({
  account,
  block: undefined,
  device: undefined,
  isKnownDevice: false,
});

describe('judgeAttempt', () => {
  it.each([
    // Failures in a row of the account, seconds since the last, verdict (R63, portal.md section 9).
    [0, 0, { kind: 'open' }],
    [2, 0, { kind: 'open' }],
    [3, 0, { kind: 'captcha' }],
    [9, 0, { kind: 'captcha' }],
    [10, 0, { kind: 'wait', seconds: 300 }],
    [10, 299, { kind: 'wait', seconds: 1 }],
    [10, 300, { kind: 'captcha' }],
    [11, 0, { kind: 'captcha' }],
    [20, 60, { kind: 'wait', seconds: 240 }],
    [99, 0, { kind: 'captcha' }],
    [100, 0, { kind: 'wait', seconds: 86_400 }],
    [101, 300, { kind: 'wait', seconds: 86_100 }],
    [100, 86_400, { kind: 'captcha' }],
    [100, 8 * 86_400, { kind: 'open' }],
  ])('of %i failures, %i s ago', (failures, ageSeconds, verdict) => {
    expect(judgeAttempt(stranger(count(failures, ageSeconds)), now)).toEqual(verdict);
  });

  it('leaves a guesser who solves every captcha a hundred guesses, then one a day (R63)', () => {
    let at = now;
    let failures = 0;
    const month = now.add({ hours: 24 * 30 });
    const guessedAt: Temporal.Instant[] = [];
    while (Temporal.Instant.compare(at, month) < 0) {
      const last = guessedAt.at(-1);
      const account = last === undefined ? undefined : { failures, lastFailureAt: last };
      const verdict = judgeAttempt(stranger(account), at);
      if (verdict.kind === 'wait') {
        at = at.add({ seconds: verdict.seconds });
      } else {
        failures += 1;
        guessedAt.push(at);
      }
    }
    expect(guessedAt.length).toBeLessThanOrEqual(100 + 30);
    const firstDay = guessedAt.filter((moment) => moment.since(now).total('hours') < 24);
    expect(firstDay).toHaveLength(100);
  });

  it('does not hold strangers against a device that is known', () => {
    const history = { ...stranger(count(500)), isKnownDevice: true };
    expect(judgeAttempt(history, now)).toEqual({ kind: 'open' });
    expect(judgeAttempt({ ...history, block: count(5000) }, now)).toEqual({ kind: 'open' });
    expect(judgeAttempt({ ...history, device: count(10) }, now)).toMatchObject({ kind: 'wait' });
  });

  it('takes the longer wait of account and block', () => {
    const history = { ...stranger(count(10)), block: count(1000) };
    expect(judgeAttempt(history, now)).toEqual({ kind: 'wait', seconds: 3600 });
  });

  it('asks a whole block for captchas without touching the account', () => {
    expect(judgeAttempt({ ...stranger(undefined), block: count(20) }, now)).toEqual({
      kind: 'captcha',
    });
  });
});
