import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { reserveForBills } from './reserve-for-bills.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, billsOf, credit, purse } = settlingLine(test);
const reserving = { ...usualSettings, reservesForBills: true };
const daily = { kind: 'DIVIDEND', periodType: 'DAILY' } as const;

const reserve = () => test.inUnit((ctx) => reserveForBills(ctx, reserving));
const held = () =>
  test.inUnit(async (ctx) => {
    const account = `member:${at(0)}:hold`;
    return (await balanceOf(ctx, { account, currency: 'USD' })).balanceMinor;
  });

/** At 23:00 of the site, which is in Bangkok, of the day that began with the line. */
function setLastHour(): void {
  const now = test.clock.now().toZonedDateTimeISO('Asia/Bangkok');
  test.clock.set(now.with({ hour: 23, minute: 0 }).toInstant());
}

/** Until none finds a period, because other tests left some. */
async function reserveAll(): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await reserve();
  }
}

/** The second agent is to get 1,500.00 of the first, who gets 600.00 of the house. */
beforeEach(async () => {
  await begin();
  await test.inUnit(async (ctx) => {
    await sign(ctx, offer(0, '20', daily));
    await sign(ctx, offer(1, '15', daily));
  });
  await play(at(2), 1_000_000n, 0n);
  await play(at(3), 100_000n, 800_000n);
});

describe('reserveForBills', () => {
  it('holds nothing before the last hour, nor where the site does not say so', async () => {
    await credit(at(0), 200_000n);
    await reserveAll();
    setLastHour();
    expect(await test.inUnit((ctx) => reserveForBills(ctx, usualSettings))).toBe(false);
    expect([await purse(at(0)), await held()]).toEqual([200_000n, 0n]);
  });

  it('holds what will be owed once, two at once, and the bill is paid with it', async () => {
    await credit(at(0), 200_000n);
    setLastHour();
    await Promise.all([reserve(), reserve()]);
    await reserveAll();
    expect([await purse(at(0)), await held()]).toEqual([50_000n, 150_000n]);
    test.clock.advance({ hours: 48 });
    await settleAll();
    expect((await billsOf(at(1)))[0]).toMatchObject({ pay_state: 'PAID', paid_minor: 150_000n });
    // 2,000.00 and 600.00 of the house, less 1,500.00.
    expect([await purse(at(0)), await held()]).toEqual([110_000n, 0n]);
  });

  it('holds what there is of it', async () => {
    await credit(at(0), 80_000n);
    setLastHour();
    await reserveAll();
    expect([await purse(at(0)), await held()]).toEqual([0n, 80_000n]);
  });

  it('gives everything back where nothing is owed in the end', async () => {
    await credit(at(0), 200_000n);
    setLastHour();
    await reserveAll();
    await play(at(2), 100_000n, 1_500_000n);
    test.clock.advance({ hours: 48 });
    await settleAll();
    expect((await billsOf(at(1)))[0]).toMatchObject({ amount_minor: 0n });
    expect([await purse(at(0)), await held()]).toEqual([200_000n, 0n]);
  });
});
