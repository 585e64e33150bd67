import { beforeEach, describe, expect, it } from 'vitest';
import { sign } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, purse } = settlingLine(test);

beforeEach(begin);

describe('computeDay', () => {
  it('pays the increase of a day every five minutes, and none of it twice', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'REALTIME' })));
    test.clock.advance({ hours: 10 });
    await play(at(2), 10_050n, 0n);
    test.clock.advance({ minutes: 6 });
    await settleAll();
    await settleAll();
    expect(await purse(at(0))).toBe(100n);
    await play(at(2), 9950n, 0n);
    test.clock.advance({ minutes: 5 });
    await settleAll();
    expect(await purse(at(0))).toBe(200n);
    const { rows: windows } = await test
      .database()
      .pool.query('select pay_minor from contract_windows order by ends_at desc limit 2');
    expect(windows).toEqual([{ pay_minor: 100n }, { pay_minor: 100n }]);
  });

  it('computes a day late that nobody computed in time', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'REALTIME' })));
    test.clock.advance({ hours: 10 });
    await play(at(2), 10_000n, 0n);
    test.clock.advance({ hours: 48 });
    await settleAll();
    expect(await purse(at(0))).toBe(100n);
  });
});
