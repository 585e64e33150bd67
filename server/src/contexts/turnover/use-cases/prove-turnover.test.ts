import { describe, expect, it } from 'vitest';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { proveTurnover } from './prove-turnover.ts';

const test = testDatabase();
const prove = () => test.inUnit((ctx) => proveTurnover(ctx));

describe('the proof of the turnover', () => {
  it('agrees with the ledger day by day, and finds what was planted', async () => {
    const ann = turnoverPlayer(test, 'proof1');
    await ann.book(ann.fact('b1'), ann.fact('b2'));
    test.clock.advance({ hours: 24 });
    await ann.book(ann.fact('b3'));
    expect(await prove()).toEqual([]);

    const plant = (minor: number) =>
      test.database().pool.query(
        `update turnover_days set stake_minor = stake_minor + $1
          where member_id = $2 and site_day = '2026-03-02'`,
        [minor, ann.memberId],
      );
    await plant(1);
    expect(await prove()).toEqual([
      { siteDay: '2026-03-02', figure: 'stake', rollupMinor: 2_001n, ledgerMinor: 2_000n },
    ]);
    const { rows } = await test.database().pool.query<object>(
      `select rollup_minor - ledger_minor as difference from turnover_proofs
        where site_day = '2026-03-02' and figure = 'stake'`,
    );
    expect(rows).toEqual([{ difference: 1n }]);
    await plant(-1);
    expect(await prove()).toEqual([]);
  });
});
