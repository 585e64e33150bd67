import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { serveDebtors } from './serve-debtors.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, purse, billsOf, credit } = settlingLine(test);

const serve = () => test.inUnit((ctx) => serveDebtors(ctx, usualSettings));

beforeEach(begin);

describe('serveDebtors', () => {
  it('pays with the next credit what a payer lacked (DIV-010, DIV-012)', async () => {
    await test.inUnit(async (ctx) => {
      await sign(ctx, offer(0, '20', { kind: 'DIVIDEND', periodType: 'DAILY' }));
      await sign(ctx, offer(1, '15', { kind: 'DIVIDEND', periodType: 'DAILY' }));
    });
    await play(at(2), 1_000_000n, 0n);
    await play(at(3), 100_000n, 800_000n);
    test.clock.advance({ hours: 48 });
    await settleAll();
    expect((await billsOf(at(0)))[0]).toMatchObject({ amount_minor: 60_000n, pay_state: 'PAID' });
    expect((await billsOf(at(1)))[0]).toMatchObject({
      amount_minor: 150_000n,
      paid_minor: 60_000n,
      owed_minor: 90_000n,
      pay_state: 'PART_PAID',
    });
    const flags = () =>
      test
        .database()
        .pool.query<{ flag: string }>('select flag from standing_flags where member_id = $1', [
          at(0),
        ])
        .then(({ rows }) => rows);
    expect(await flags()).toEqual([{ flag: 'DEBT' }]);
    await credit(at(0), 50_000n);
    await Promise.all([serve(), serve()]);
    expect((await billsOf(at(1)))[0]).toMatchObject({ owed_minor: 40_000n });
    await credit(at(0), 100_000n);
    await serve();
    expect((await billsOf(at(1)))[0]).toMatchObject({ owed_minor: 0n, pay_state: 'PAID' });
    expect(await purse(at(0))).toBe(60_000n);
    expect(await flags()).toEqual([]);
  });
});
