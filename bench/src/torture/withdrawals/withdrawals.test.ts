import { describe, expect, it } from 'vitest';
import { isClean } from '../verdict.ts';
import { withdrawalsRun } from './withdrawals.ts';

const attempts = 40;
const mostMs = 60_000;

describe('withdrawals that are asked for many times at once', () => {
  it('are paid once', { timeout: mostMs }, async () => {
    const verdict = await withdrawalsRun(attempts);
    expect(verdict.faults).toEqual([]);
    expect(verdict).toMatchObject({ acked: 4, lost: 0, doubled: 0, unresolved: 0 });
    expect(verdict.notes).toMatchObject({ attempts, withdrawal_open: 36, payout_under_way: 12 });
    expect(isClean(verdict)).toBe(true);
  });
});
