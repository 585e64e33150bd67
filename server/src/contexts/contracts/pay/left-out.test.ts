import { beforeEach, describe, expect, it } from 'vitest';
import { sign } from '../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { setFlag } from '../../limits/index.ts';
import { cutAtStop } from './use-cases/cut-at-stop.ts';

/** Of agents-loyalty-money.md H, Agents. */
const test = testDatabase();
const { at, begin, offer, play, settleAll, billsOf } = settlingLine(test);

beforeEach(begin);

const stop = (flags: readonly ('RG_EXCLUDED' | 'NO_BET' | 'NO_DEPOSIT' | 'NO_BONUS')[]) =>
  test.inUnit(async (ctx) => {
    for (const flag of flags) {
      await setFlag(ctx, { memberId: at(2), flag, reason: 'test' });
    }
    await cutAtStop(ctx);
  });
const amounts = async () => (await billsOf(at(0))).map((bill) => bill['amount_minor']);

/** 1,000.00 before, 500.00 after somebody was excluded, and 300.00 of somebody else. */
async function playAround(flags: Parameters<typeof stop>[0]): Promise<void> {
  await play(at(2), 100_000n, 0n);
  test.clock.advance({ minutes: 1 });
  await stop(flags);
  test.clock.advance({ minutes: 1 });
  await play(at(2), 50_000n, 0n);
  await play(at(3), 30_000n, 0n);
}

describe('what is booked for somebody after an exclusion', () => {
  it('counts in no dividend, on its day and on later ones', async () => {
    const daily = { kind: 'DIVIDEND', periodType: 'DAILY' } as const;
    await test.inUnit((ctx) => sign(ctx, offer(0, '10', daily)));
    await playAround(['RG_EXCLUDED']);
    test.clock.advance({ hours: 24 });
    await play(at(2), 70_000n, 0n);
    test.clock.advance({ hours: 36 });
    await settleAll();
    expect((await amounts()).slice(0, 2)).toEqual([13_000n, 0n]);
  });

  it('counts in no hour, from the moment of the exclusion on', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'HOURLY' })));
    test.clock.advance({ hours: 1, minutes: 5 });
    await playAround(['RG_EXCLUDED']);
    test.clock.advance({ hours: 1 });
    await play(at(2), 70_000n, 0n);
    await play(at(3), 20_000n, 0n);
    test.clock.advance({ hours: 2 });
    await settleAll();
    expect((await amounts()).slice(0, 2)).toEqual([1_300n, 200n]);
  });

  it('counts in no day of real-time pay', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'REALTIME' })));
    test.clock.advance({ minutes: 10 });
    await playAround(['RG_EXCLUDED']);
    test.clock.advance({ minutes: 10 });
    await settleAll();
    expect(await amounts()).toEqual([1_300n]);
  });

  it('is that of an account which the site stopped, not of one that may not bet alone', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1')));
    test.clock.advance({ hours: 12 });
    await playAround(['NO_BET']);
    test.clock.advance({ hours: 24 });
    await playAround(['NO_BET', 'NO_DEPOSIT', 'NO_BONUS']);
    test.clock.advance({ hours: 36 });
    await settleAll();
    expect((await amounts()).slice(0, 2)).toEqual([1_800n, 1_300n]);
  });
});
