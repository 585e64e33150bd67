import { describe, expect, it } from 'vitest';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { bookMoney } from './book-money.ts';
import { foldFacts } from './fold-facts.ts';
import { readMonths } from './read-months.ts';

const test = testDatabase();

describe('readMonths', () => {
  it('sums play of every category and money by month, of nobody else', async () => {
    test.clock.set(Temporal.Instant.from('2026-02-20T10:00:00Z'));
    const [ann, bob] = [turnoverPlayer(test, 'month1'), turnoverPlayer(test, 'month2')];
    const { memberId } = ann;
    await ann.book(ann.fact('s1'), ann.fact('s2', { category: 'FISH' }));
    await bob.book(bob.fact('s3'));
    test.clock.set(Temporal.Instant.from('2026-03-02T10:00:00Z'));
    await test.inUnit((ctx) =>
      bookMoney(ctx, [
        { memberId, kind: 'deposit', amountMinor: 500n },
        { memberId, kind: 'withdrawal', amountMinor: 200n },
      ]),
    );
    await test.inUnit((ctx) => foldFacts(ctx));
    const range = { memberId, from: '2026-01-01', to: '2026-03-31' };
    expect(await test.inUnit((ctx) => readMonths(ctx, range))).toMatchObject([
      { month: '2026-02', betCount: 2, stakeMinor: 2_000n },
      { month: '2026-03', betCount: 0, depositMinor: 500n, withdrawalMinor: 200n },
    ]);
  });
});
