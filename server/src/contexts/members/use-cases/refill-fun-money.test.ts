import { describe, expect, it } from 'vitest';
import { actorOf, buildPlayer } from '../../../../test/factories/games.ts';
import { spendFun } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { balanceOf } from '../../wallet/index.ts';
import { funPurseOf } from '../account-path.ts';
import { openFunPurse } from './open-fun-purse.ts';
import { refillFunMoney } from './refill-fun-money.ts';

const test = testDatabase();
const creditMinor = 500_000n;

/** A player whose opened purse has this left. */
async function playerWith(leftMinor: bigint) {
  const player = await buildPlayer(test, { isTrial: true });
  const { memberId } = player;
  await test.inUnit(async (ctx) => {
    const openedMinor = await openFunPurse(ctx, { memberId, creditMinor });
    await spendFun(ctx, memberId, openedMinor - leftMinor);
  });
  const refill = (grantMinor = creditMinor) =>
    test.inUnit((ctx) => refillFunMoney(ctx, { creditMinor: grantMinor }), {
      actor: actorOf(player),
    });
  const balance = async () =>
    (await test.inUnit((ctx) => balanceOf(ctx, funPurseOf(memberId)))).balanceMinor;
  const spendAll = async () => {
    const restMinor = await balance();
    await test.inUnit((ctx) => spendFun(ctx, memberId, restMinor));
  };
  return { refill, balance, spendAll };
}

/** Each row breaks its rule and those below it. */
describe('refillFunMoney refuses in this order', () => {
  it('free_play_disabled where the site grants no fun money', async () => {
    const { refill } = await playerWith(1000n);
    await expect(refill(0n)).rejects.toMatchObject({ code: 'free_play_disabled' });
  });

  it('fun_money_left from 10.00 on, also for who used up every refill', async () => {
    const { refill, spendAll, balance } = await playerWith(1000n);
    await expect(refill()).rejects.toMatchObject({ code: 'fun_money_left' });
    for (let times = 0; times < 5; times += 1) {
      await spendAll();
      await refill();
    }
    await expect(refill()).rejects.toMatchObject({ code: 'fun_money_left' });
    expect(await balance()).toBe(creditMinor);
  });

  it('fun_refill_limit after five in one hour, with the time that is left of it', async () => {
    const { refill, spendAll } = await playerWith(0n);
    for (let times = 0; times < 5; times += 1) {
      await refill();
      await spendAll();
    }
    test.clock.advance({ minutes: 20 });
    const refused = { code: 'fun_refill_limit', data: { retryAfterSeconds: 40 * 60 } };
    await expect(refill()).rejects.toMatchObject(refused);
    test.clock.advance({ minutes: 40 });
    expect((await refill()).balanceMinor).toBe(creditMinor);
  });
});

describe('refillFunMoney', () => {
  it('adds the credit of the site to what is left', async () => {
    const { refill, balance } = await playerWith(999n);
    expect(await refill()).toEqual({ creditedMinor: creditMinor, balanceMinor: 500_999n });
    expect(await balance()).toBe(500_999n);
  });

  it('opens a purse that was never used', async () => {
    const player = await buildPlayer(test);
    const actor = actorOf(player);
    const first = await test.inUnit((ctx) => refillFunMoney(ctx, { creditMinor }), { actor });
    expect(first.balanceMinor).toBe(creditMinor);
  });

  it('credits once when two come at once', async () => {
    const { refill, balance } = await playerWith(0n);
    const both = await Promise.allSettled([refill(), refill()]);
    const [refused, ...more] = both.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'fun_money_left' } });
    expect(more).toEqual([]);
    expect(await balance()).toBe(creditMinor);
  });
});
