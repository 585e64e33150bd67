import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { loosePolicy, player } from '../../../../../test/factories/bets.ts';
import { actorOf, buildPlayer } from '../../../../../test/factories/games.ts';
import {
  bookDeposit,
  buildGoods,
  earnPoints,
  owedOf,
  pointsKeeper,
  someAddress,
  thing,
} from '../../../../../test/factories/loyalty.ts';
import { fund } from '../../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { Goods } from '../store-goods.ts';
import { holdMoney } from '../../../identity/index.ts';
import { noteMarks } from '../../../limits/index.ts';
import { cancelRequirement, openRequirement, readRequirements } from '../../../turnover/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { cashOf, pointsBalance } from '../books.ts';
import { countDays } from '../../use-cases/count-days.ts';
import { findGoods } from '../store-goods.ts';
import { decideRedeem } from './decide-redeem.ts';
import { listPointRewards } from './list-point-rewards.ts';
import { type RedeemCommand, redeemPoints } from './redeem-points.ts';

const test = testDatabase();
const rules = {
  settings: () => ({
    hasVip: true,
    convertDayMostMinor: 50_000n,
    autoApproveMost: 2000n,
    allowCancel: false,
  }),
};

async function newMember({ points = 0n, cashMinor = 0n } = {}) {
  const actor = actorOf(await buildPlayer(test, { cashMinor }));
  if (points > 0n) {
    await earnPoints(test, { memberId: actor.id, points });
  }
  const redeem = ({ id }: Pick<Goods, 'id'>, command: Partial<RedeemCommand> = {}) => {
    test.clock.advance({ seconds: 3 });
    const order = { goodsId: id, quantity: 1, address: undefined, ...command };
    return test.inUnit((ctx) => redeemPoints(ctx, order, { ...rules, owedOf }), { actor });
  };
  return {
    id: actor.id,
    redeem,
    points: () => test.inUnit((ctx) => pointsBalance(ctx, actor.id)),
    cash: () =>
      test.inUnit(async (ctx) => {
        const purse = { account: cashOf(actor.id), currency: ctx.site.currency };
        return (await balanceOf(ctx, purse)).balanceMinor;
      }),
  };
}

const stockOf = async ({ id }: Pick<Goods, 'id'>) => {
  const goods = await test.inUnit((ctx) => findGoods(ctx.tx, id));
  return [goods?.reserved, goods?.sold];
};

/** All of 100.00 is played, and a win that was lost again taken back: so much is owed for it. */
async function loseWin(memberId: MemberId, amountMinor: bigint) {
  const ann = player(test, memberId);
  await ann.order(
    ann.bet('mall-1', { amountMinor: 10_000n }),
    ann.command('WIN', 'mall-2', { refTxId: 'mall-1', amountMinor }),
    ann.bet('mall-3', { amountMinor, roundId: `${memberId}-other` }),
    ann.command('ROLLBACK', 'mall-4', { refTxId: 'mall-2', policy: loosePolicy }),
  );
  await ann.fund(10_000n);
}

function decide(id: `rdm_${string}`, decision: 'APPROVED' | 'REJECTED') {
  const command = { id, decision, remark: 'As it was asked.', trackingNo: undefined };
  return test.inUnit((ctx) => decideRedeem(ctx, command), { actor: pointsKeeper });
}

describe('redeemPoints', () => {
  beforeEach(() => test.clock.advance({ hours: 24 }));

  it('gives an item from the beginning of its sale to its end, and shows it so long', async () => {
    const member = await newMember({ points: 1_000n });
    const now = test.clock.now();
    const sale = { saleFrom: now.add({ minutes: 10 }), saleTo: now.add({ minutes: 20 }) };
    const goods = await buildGoods(test, sale);
    const shown = async () =>
      (await test.inUnit((ctx) => listPointRewards(ctx))).some(({ id }) => id === goods.id);
    const closed = { code: 'goods_not_on_sale' };
    expect(await shown()).toBe(false);
    await expect(member.redeem(goods)).rejects.toMatchObject(closed);
    test.clock.advance({ minutes: 10 });
    expect(await shown()).toBe(true);
    await expect(member.redeem(goods)).resolves.toMatchObject({ quantity: 1 });
    test.clock.advance({ minutes: 10 });
    expect(await shown()).toBe(false);
    await expect(member.redeem(goods)).rejects.toMatchObject(closed);
  });

  it('refuses in order what the mall, the member and the purse do not allow', async () => {
    const member = await newMember({ points: 100n });
    await expect(member.redeem({ id: 'gds_nowhere001' })).rejects.toMatchObject({
      code: 'not_found',
    });
    const draft = await buildGoods(test, { state: 'DRAFT' });
    await expect(member.redeem(draft)).rejects.toMatchObject({ code: 'not_found' });
    const over = await buildGoods(test, { saleTo: test.clock.now() });
    await expect(member.redeem(over)).rejects.toMatchObject({ code: 'goods_not_on_sale' });
    const high = await buildGoods(test, { minVip: 2 });
    await expect(member.redeem(high)).rejects.toMatchObject({
      code: 'goods_rank',
      data: { rank: 2 },
    });
    const unpaid = await buildGoods(test, { ...thing, minDeposit30dMinor: 500_001n });
    await expect(member.redeem(unpaid)).rejects.toMatchObject({
      code: 'goods_deposit',
      data: { least: '5000.01' },
    });
    const mug = await buildGoods(test, { ...thing, stock: 0, memberLimit: 1 });
    await expect(member.redeem(mug)).rejects.toMatchObject({ code: 'address_incomplete' });
    const sent = { address: someAddress };
    await expect(member.redeem(mug, { ...sent, quantity: 2 })).rejects.toMatchObject({
      code: 'goods_limit',
      data: { left: 1 },
    });
    await expect(member.redeem(mug, sent)).rejects.toMatchObject({ code: 'goods_sold_out' });
    const dear = await buildGoods(test, { points: 150n });
    await expect(member.redeem(dear)).rejects.toMatchObject({
      code: 'points_insufficient',
      data: { missing: '50' },
    });
    const paid = await buildGoods(test, { points: 10n, amountMinor: 500n });
    await expect(member.redeem(paid)).rejects.toMatchObject({ code: 'insufficient_balance' });
    expect([await member.points(), await stockOf(paid)]).toEqual([100n, [0, 0]]);
  });

  it('takes no money that may not leave: held, to be played for, owed (E7)', async () => {
    const member = await newMember({ points: 30n, cashMinor: 10_000n });
    const mug = await buildGoods(test, { ...thing, points: 10n, amountMinor: 5000n });
    const order = () => member.redeem(mug, { address: someAddress });
    await test.inUnit((ctx) => holdMoney(ctx, member.id, 'password_reset'));
    await expect(order()).rejects.toMatchObject({ code: 'money_held' });
    const free = await buildGoods(test, { ...thing, points: 10n });
    expect(await member.redeem(free, { address: someAddress })).toMatchObject({ amountMinor: 0n });
    test.clock.advance({ hours: 24 });
    const bonus = { source: 'bonus', reference: 'rew_mall', amountMinor: 5000n } as const;
    const play = { memberId: member.id, ...bonus, multiple: 5 };
    await test.inUnit((ctx) => openRequirement(ctx, play));
    await expect(order()).rejects.toMatchObject({
      code: 'turnover_left',
      data: { left: '250.00' },
    });
    await test.inUnit(async (ctx) => {
      const query = { memberId: member.id, openOnly: true };
      for (const { id, memberId } of await readRequirements(ctx, query)) {
        await cancelRequirement(ctx, { id, memberId });
      }
    });
    await loseWin(member.id, 5001n);
    await expect(order()).rejects.toMatchObject({ code: 'insufficient_balance' });
    expect([await member.points(), await member.cash()]).toEqual([20n, 10_000n]);
    await test.inUnit((ctx) => fund(ctx, cashOf(member.id), 1n));
    expect(await order()).toMatchObject({ amountMinor: 5000n });
  });

  it('counts what all accounts of one person have had of an item, also at once (R89)', async () => {
    const goods = await buildGoods(test, { points: 10n, memberLimit: 1 });
    const both = [await newMember({ points: 30n }), await newMember({ points: 30n })];
    for (const { id } of both) {
      const marks = [{ kind: 'device', value: 'device-of-the-mall' }] as const;
      await test.inUnit((ctx) => noteMarks(ctx, id, marks));
    }
    const outcomes = await Promise.allSettled(both.map((member) => member.redeem(goods)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'one_per_person' });
    const stranger = await newMember({ points: 30n });
    expect(await stranger.redeem(goods)).toMatchObject({ state: 'APPROVED' });
  });

  it('asks for deposits of thirty days of the site, today among them (D2)', async () => {
    const member = await newMember({ points: 20n });
    const goods = await buildGoods(test, { points: 10n, minDeposit30dMinor: 100_000n });
    test.clock.advance({ hours: 28 * 24 });
    expect(await member.redeem(goods)).toMatchObject({ state: 'APPROVED' });
    test.clock.advance({ hours: 24 });
    await expect(member.redeem(goods)).rejects.toMatchObject({ code: 'goods_deposit' });
    await bookDeposit(test, { memberId: member.id, amountMinor: 100_000n });
    expect(await member.redeem(goods)).toMatchObject({ state: 'APPROVED' });
  });

  it('lets one order follow another after three seconds', async () => {
    const member = await newMember({ points: 30n });
    const goods = await buildGoods(test, { points: 10n });
    await member.redeem(goods);
    test.clock.advance({ seconds: -2 });
    await expect(member.redeem(goods)).rejects.toMatchObject({ code: 'redeem_too_soon' });
  });

  it('credits at once what nobody has to look at', async () => {
    const member = await newMember({ points: 1500n });
    const goods = await buildGoods(test);
    expect(await member.redeem(goods)).toMatchObject({ state: 'APPROVED', points: 1000n });
    expect([await member.points(), await member.cash()]).toEqual([500n, 1000n]);
    expect(await stockOf(goods)).toEqual([0, 1]);
  });

  it.each([1, 2])(
    'sells a stock to as many as there is enough for, of a crowd at once (R47), time %s',
    async () => {
      const [crowd, stock] = [40, 12];
      const goods = await buildGoods(test, { ...thing, points: 5n, stock });
      const people = await Promise.all(
        Array.from({ length: crowd }, async () => actorOf(await buildPlayer(test))),
      );
      for (const { id: memberId } of people) {
        await bookDeposit(test, { memberId, amountMinor: 50_000n });
      }
      test.clock.advance({ hours: 24 });
      await test.inUnit((ctx) => countDays(ctx));
      const order = { goodsId: goods.id, quantity: 1, address: someAddress };
      const outcomes = await Promise.allSettled(
        people.map((actor) =>
          test.inUnit((ctx) => redeemPoints(ctx, order, { ...rules, owedOf }), { actor }),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(stock);
      expect(await stockOf(goods)).toEqual([stock, 0]);
    },
  );

  it('sells the last one to one of many who come at once', async () => {
    const goods = await buildGoods(test, { ...thing, points: 5n, stock: 1 });
    const members = await Promise.all([1, 2, 3, 4].map(() => newMember({ points: 5n })));
    const outcomes = await Promise.allSettled(
      members.map((member) => member.redeem(goods, { address: someAddress })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(goods)).toEqual([1, 0]);
  });
});

describe('decideRedeem', () => {
  it('refuses not_found, then redeem_decided, also of two at once', async () => {
    await expect(decide('rdm_nowhere001', 'APPROVED')).rejects.toMatchObject({ code: 'not_found' });
    const member = await newMember({ points: 20n });
    const goods = await buildGoods(test, { ...thing, points: 20n });
    const { id } = await member.redeem(goods, { address: someAddress });
    const outcomes = await Promise.allSettled([decide(id, 'REJECTED'), decide(id, 'APPROVED')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(decide(id, 'APPROVED')).rejects.toMatchObject({ code: 'redeem_decided' });
  });

  it('gives points and money back and frees the stock when it rejects', async () => {
    const member = await newMember({ points: 60n, cashMinor: 2000n });
    const goods = await buildGoods(test, { ...thing, points: 20n, amountMinor: 300n });
    const order = await member.redeem(goods, { quantity: 2, address: someAddress });
    expect([await member.points(), await member.cash()]).toEqual([20n, 1400n]);
    expect(await decide(order.id, 'REJECTED')).toMatchObject({ state: 'REJECTED' });
    expect([await member.points(), await member.cash()]).toEqual([60n, 2000n]);
    expect(await stockOf(goods)).toEqual([0, 0]);
  });

  it('sells what it approves, and credits what it is worth', async () => {
    const member = await newMember({ points: 3000n });
    const goods = await buildGoods(test, { points: 3000n });
    const order = await member.redeem(goods);
    expect(order.state).toBe('IN_PROCESS');
    await decide(order.id, 'APPROVED');
    expect([await member.cash(), await stockOf(goods)]).toEqual([1000n, [0, 1]]);
  });
});
