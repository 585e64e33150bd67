import { describe, expect, it } from 'vitest';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { foldFacts } from './fold-facts.ts';
import { readSiteDays } from './read-site-days.ts';

const test = testDatabase();

describe('readSiteDays', () => {
  it('sums all members of a day, and counts each of them once', async () => {
    test.clock.set(Temporal.Instant.from('2026-03-02T10:00:00Z'));
    const ann = turnoverPlayer(test, 'site1');
    const bob = turnoverPlayer(test, 'site2');
    await ann.book(ann.fact('s1'), ann.fact('s2', { category: 'FISH' }));
    await bob.book(bob.fact('s3'));
    await test.inUnit((ctx) => foldFacts(ctx));
    const { sums, players } = await test.inUnit((ctx) =>
      readSiteDays(ctx, { from: '2026-03-01', to: '2026-03-02' }),
    );
    expect(sums.map((row) => [row.siteDay, row.category, row.betCount])).toEqual([
      ['2026-03-02', 'FISH', 1],
      ['2026-03-02', 'RNG', 2],
    ]);
    expect([...players]).toEqual([['2026-03-02', 2]]);
  });
});
