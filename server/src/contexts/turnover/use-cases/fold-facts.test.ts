import { describe, expect, it } from 'vitest';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { bookMoney } from './book-money.ts';
import { foldFacts } from './fold-facts.ts';
import { readDays } from './read-days.ts';
import { readHours } from './read-hours.ts';
import { readSpan } from './read-span.ts';

const test = testDatabase();
const fold = () => test.inUnit((ctx) => foldFacts(ctx));

describe('folding facts', () => {
  it('sums what was booked by hour and day of the site, each fact once', async () => {
    const ann = turnoverPlayer(test, 'fold1');
    const { memberId } = ann;
    // The site's day ends at 17:00 UTC.
    test.clock.set(Temporal.Instant.from('2026-03-02T16:40:00Z'));
    await ann.book(ann.fact('b1'), ann.fact('b2', { category: 'FISH' }));
    await ann.book(ann.fact('b3'));
    await test.inUnit((ctx) =>
      bookMoney(ctx, [
        { memberId, kind: 'deposit', amountMinor: 5_000n },
        { memberId, kind: 'bonus', amountMinor: 700n },
      ]),
    );
    await fold();
    test.clock.set(Temporal.Instant.from('2026-03-02T17:00:00Z'));
    await ann.book(ann.fact('b4'));
    await Promise.all([fold(), fold()]);

    const days = await test.inUnit((ctx) =>
      readDays(ctx, { memberIds: [memberId], from: '2026-03-01', to: '2026-03-03' }),
    );
    expect(
      days.map((row) => `${row.siteDay} ${row.category} ${row.betCount} ${row.validMinor}`),
    ).toEqual([
      '2026-03-02 ALL 0 0',
      '2026-03-02 FISH 1 1000',
      '2026-03-02 RNG 2 2000',
      '2026-03-03 RNG 1 1000',
    ]);
    expect(days[0]).toMatchObject({ depositMinor: 5_000n, depositCount: 1, bonusMinor: 700n });
    const hours = await test.inUnit((ctx) =>
      readHours(ctx, {
        memberIds: [memberId],
        from: Temporal.Instant.from('2026-03-02T16:00:00Z'),
        to: Temporal.Instant.from('2026-03-02T17:00:00Z'),
      }),
    );
    expect(hours.map((row) => `${row.category} ${row.stakeMinor}`)).toEqual([
      'ALL 0',
      'FISH 1000',
      'RNG 2000',
    ]);
    const span = { from: '2026-03-02', to: '2026-03-03' };
    const some = await test.inUnit((ctx) => readSpan(ctx, { ...span, memberIds: [memberId] }));
    const all = await test.inUnit((ctx) => readSpan(ctx, span));
    expect(some.find(({ category }) => category === 'RNG')?.validMinor).toBe(3_000n);
    expect(all).toHaveLength(some.length);
  });

  it('tells what was added, for sums of others', async () => {
    const { rows } = await test.database().pool.query<{ stake: string }>(
      `select row->>'category' || ' ' || (row->>'stake') as stake
        from outbox, jsonb_array_elements(payload->'rows') row
        where name = 'turnover.folded' order by outbox.id, 1`,
    );
    expect(rows.map(({ stake }) => stake)).toEqual(['ALL 0', 'FISH 1000', 'RNG 2000', 'RNG 1000']);
  });

  it('takes back what is taken back', async () => {
    const ann = turnoverPlayer(test, 'fold2');
    await ann.book(ann.fact('b1'));
    const back = { betCount: -1, stakeMinor: -1_000n, validMinor: -1_000n, wholeValidMinor: 0n };
    await ann.book(ann.fact('b1', back));
    await fold();
    const [day] = await test.inUnit((ctx) =>
      readDays(ctx, { memberIds: [ann.memberId], from: '2026-03-03', to: '2026-03-03' }),
    );
    expect(day).toMatchObject({ betCount: 0, stakeMinor: 0n, validMinor: 0n });
  });
});
