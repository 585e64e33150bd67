import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { settleNext } from './settle-next.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, purse, billsOf } = settlingLine(test);

beforeEach(begin);

describe('settling', () => {
  it('pays a day once, the next day at noon, down the line', async () => {
    await test.inUnit(async (ctx) => {
      await sign(ctx, offer(0, '0.8'));
      await sign(ctx, offer(1, '0.5'));
    });
    test.clock.advance({ hours: 12 });
    await play(at(2), 12_345_678n, 0n);
    await play(at(3), 100_001n, 0n);
    test.clock.advance({ hours: 24 });
    await settleAll();
    expect((await billsOf(at(0))).at(-1)).toMatchObject({ pay_state: 'WAITING' });
    test.clock.advance({ hours: 12 });
    await settleAll();
    await settleAll();
    // 124 456.79 at 0.8 % and 123 456.78 at 0.5 %, floored (agents-loyalty-money.md C6).
    expect(await purse(at(1))).toBe(61_728n);
    expect(await purse(at(0))).toBe(99_565n - 61_728n);
    expect((await billsOf(at(1))).at(-1)).toMatchObject({
      pay_state: 'PAID',
      amount_minor: 61_728n,
      owed_minor: 0n,
    });
  });

  it('waits another day where the site pays every other day', async () => {
    const slow = { ...usualSettings, dailyPayDelayDays: 2 };
    await test.inUnit((ctx) => sign(ctx, offer(0, '1')));
    test.clock.advance({ hours: 12 });
    await play(at(2), 10_000n, 0n);
    test.clock.advance({ hours: 36 });
    await settleAll(slow);
    expect(await purse(at(0))).toBe(0n);
    test.clock.advance({ hours: 24 });
    await settleAll(slow);
    expect(await purse(at(0))).toBe(100n);
  });

  it('is done once by several at the same time, late units first (R115)', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'HOURLY' })));
    for (let hour = 0; hour < 3; hour += 1) {
      test.clock.advance({ hours: 1 });
      await play(at(2), 10_000n, 0n);
    }
    test.clock.advance({ hours: 2 });
    const nodes = Array.from({ length: 4 }, async () => {
      for (let turn = 0; turn < 12; turn += 1) {
        await test.inUnit((ctx) => settleNext(ctx, usualSettings));
      }
    });
    await Promise.all(nodes);
    await settleAll();
    const paid = (await billsOf(at(0))).filter(({ pay_state: state }) => state === 'PAID');
    expect(paid).toHaveLength(3);
    expect(await purse(at(0))).toBe(300n);
  });
});
