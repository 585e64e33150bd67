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

  it('tells stakes at a prize group apart by the groups of their game', async () => {
    const ann = turnoverPlayer(test, 'fold3');
    const at = (usual: number) =>
      ({
        category: 'LOTT',
        groupStakeMinor: 1_000n,
        groups: { usual, highest: 1960 },
      }) as const;
    await ann.book(ann.fact('b1', at(1950)), ann.fact('b2', at(1900)), ann.fact('b3', at(1950)));
    await fold();
    const { rows } = await test.database().pool.query<Record<string, unknown>>(
      `select row->'groupStakes' as stakes, row->>'groupStake' as total, row->>'valid' as valid
        from outbox, jsonb_array_elements(payload->'rows') row
        where name = 'turnover.folded' and row->>'memberId' = $1`,
      [ann.memberId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ total: '3000', valid: '3000' });
    expect(rows[0]?.['stakes']).toEqual(
      expect.arrayContaining([
        { usual: 1950, highest: 1960, stake: '2000' },
        { usual: 1900, highest: 1960, stake: '1000' },
      ]),
    );
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

  it('has what payments cost the house, and what it lost by one (A4)', async () => {
    const { memberId } = turnoverPlayer(test, 'fold-costs');
    const day = test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate().toString();
    await test.inUnit((ctx) =>
      bookMoney({ ...ctx, site: { ...ctx.site, paymentCostPartsPerMillion: 15_000 } }, [
        { memberId, kind: 'deposit', amountMinor: 5_099n },
        { memberId, kind: 'withdrawal', amountMinor: 2_000n },
        { memberId, kind: 'bonus', amountMinor: 9_000n },
        { memberId, kind: 'deposit', amountMinor: -1_000n },
        { memberId, kind: 'chargeback', amountMinor: 400n },
      ]),
    );
    await fold();
    const [row] = await test.inUnit((ctx) =>
      readDays(ctx, { memberIds: [memberId], from: day, to: day }),
    );
    // 76.485 and 30 and -15: each share down to a whole minor unit.
    expect(row).toMatchObject({ feeMinor: 91n, chargebackMinor: 400n, depositMinor: 4_099n });
  });
});
