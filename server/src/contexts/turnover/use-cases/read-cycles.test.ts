import { describe, expect, it } from 'vitest';
import { insertDay } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { readCycles } from './read-cycles.ts';

const test = testDatabase();
const memberId = 'mbr_cycles01';
const weights = [{ category: 'RNG', percent: 50 }];
const days = { from: '2026-02-01', to: '2026-02-28', weights, limit: 10 };
const read = (cycle: 'ONCE' | 'DAILY' | 'WEEKLY', limit = 10) =>
  test.inUnit((ctx) => readCycles(ctx, { ...days, cycle, limit }));

describe('readCycles', () => {
  it('sums by day, by week from Monday, and over all of it, by weight', async () => {
    for (const [siteDay, validMinor] of [
      ['2026-02-08', 100n],
      ['2026-02-09', 10n],
      ['2026-02-15', 1n],
      ['2026-03-01', 1000n],
    ] as const) {
      await insertDay(test, { memberId, siteDay, category: 'RNG', validMinor });
      await insertDay(test, { memberId, siteDay, category: 'LIVE', validMinor });
    }
    const money = { depositMinor: 500n, depositCount: 2 };
    await insertDay(test, { memberId, siteDay: '2026-02-09', category: 'ALL', ...money });
    const sums = (rows: Awaited<ReturnType<typeof read>>) =>
      rows.map(({ firstDay, hundredfold, depositCount }) => [firstDay, hundredfold, depositCount]);
    expect(sums(await read('WEEKLY'))).toEqual([
      ['2026-02-02', 5000n, 0],
      ['2026-02-09', 550n, 2],
    ]);
    expect(sums(await read('ONCE'))).toEqual([['2026-02-01', 5550n, 2]]);
    expect(await read('DAILY')).toHaveLength(3);
    expect(await read('DAILY', 2)).toHaveLength(2);
  });
});
