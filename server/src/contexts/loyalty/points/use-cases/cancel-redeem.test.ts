import type { RedeemId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../../../test/factories/cashier.ts';
import { actorOf, buildPlayer } from '../../../../../test/factories/games.ts';
import {
  buildGoods,
  earnPoints,
  enterWithPoints,
  owedOf,
  pointsKey,
  pointsKeeper,
  putGoods,
  someAddress,
  thing,
} from '../../../../../test/factories/loyalty.ts';
import { takeBreak } from '../../../../../test/factories/limits.ts';
import { enterOwner } from '../../../../../test/factories/operators.ts';
import { runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { cashOf, pointsBalance } from '../books.ts';
import { findGoods, type GoodsForm } from '../store-goods.ts';
import { cancelRedeem } from './cancel-redeem.ts';
import { decideRedeem } from './decide-redeem.ts';
import { redeemPoints } from './redeem-points.ts';

const test = testDatabase();
const server = runningServer(test);
const rulesOf = (allowCancel: boolean) => ({
  settings: () => ({
    hasVip: true,
    convertDayMostMinor: 50_000n,
    autoApproveMost: 2000n,
    allowCancel,
  }),
});

/** A member with an order of 2 things for 20 points and 3.00 each, unless said otherwise. */
async function orderOf(changes: Partial<GoodsForm> = {}) {
  const actor = actorOf(await buildPlayer(test, { cashMinor: 2000n }));
  await earnPoints(test, { memberId: actor.id, points: 60n });
  const goods = await buildGoods(test, { ...thing, points: 20n, amountMinor: 300n, ...changes });
  const again = () => {
    test.clock.advance({ seconds: 3 });
    const command = { goodsId: goods.id, quantity: 2, address: someAddress };
    return test.inUnit((ctx) => redeemPoints(ctx, command, { ...rulesOf(true), owedOf }), {
      actor,
    });
  };
  const { id } = await again();
  const owns = () =>
    test.inUnit(async (ctx) => {
      const purse = { account: cashOf(actor.id), currency: ctx.site.currency };
      const { balanceMinor } = await balanceOf(ctx, purse);
      const now = await findGoods(ctx.tx, goods.id);
      return [await pointsBalance(ctx, actor.id), balanceMinor, now?.reserved, now?.sold];
    });
  const cancel = (by = actor, allowCancel = true) =>
    test.inUnit((ctx) => cancelRedeem(ctx, id, rulesOf(allowCancel)), { actor: by });
  return { actor, id, again, owns, cancel };
}

function approve(id: RedeemId) {
  const command = { id, remark: 'As it was asked.', trackingNo: undefined };
  const decision = { ...command, decision: 'APPROVED' } as const;
  return test.inUnit((ctx) => decideRedeem(ctx, decision), { actor: pointsKeeper });
}

async function eventsOf(id: RedeemId) {
  const query = `select name from outbox where payload->>'redeemId' = $1`;
  return (await test.database().pool.query<{ name: string }>(query, [id])).rows;
}

describe('cancelRedeem', () => {
  it('gives all of it back, once, frees the limit, and tells nobody who knows it', async () => {
    const order = await orderOf({ memberLimit: 2 });
    expect(await order.owns()).toEqual([20n, 1400n, 2, 0]);
    expect(await order.cancel()).toMatchObject({ state: 'REJECTED', decidedBy: null, remark: '' });
    expect(await order.owns()).toEqual([60n, 2000n, 0, 0]);
    expect(await eventsOf(order.id)).toEqual([]);
    await expect(order.cancel()).rejects.toMatchObject({ code: 'redeem_decided' });
    expect(await order.again()).toMatchObject({ state: 'IN_PROCESS' });
  });

  it('refuses in order: of others, where the site lets nobody, too late, decided', async () => {
    const order = await orderOf();
    const other = actorOf(await buildPlayer(test));
    await expect(order.cancel(other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(order.cancel(order.actor, false)).rejects.toMatchObject({
      code: 'redeem_cancel_closed',
    });
    await approve(order.id);
    test.clock.advance({ minutes: 9, seconds: 59 });
    await expect(order.cancel()).rejects.toMatchObject({ code: 'redeem_decided' });
    test.clock.advance({ seconds: 1 });
    await expect(order.cancel()).rejects.toMatchObject({ code: 'redeem_cancel_closed' });
    expect(await order.owns()).toEqual([20n, 1400n, 0, 2]);
  });

  it('of two at once, its member and the desk, lets one have its way', async () => {
    const order = await orderOf();
    const outcomes = await Promise.allSettled([order.cancel(), approve(order.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const isBack = outcomes[0].status === 'fulfilled';
    expect(await order.owns()).toEqual(isBack ? [60n, 2000n, 0, 0] : [20n, 1400n, 0, 2]);
  });

  it('stays open to who is on a break: it only gives back', async () => {
    const order = await orderOf();
    const pause = { memberId: order.actor.id, kind: 'exclusion' } as const;
    await test.inUnit((ctx) => takeBreak(ctx, pause));
    await expect(order.again()).rejects.toMatchObject({ code: 'self_excluded' });
    expect(await order.cancel()).toMatchObject({ state: 'REJECTED' });
  });

  it('is off unless the site says otherwise (D2, allowCancel)', async () => {
    const goodsId = await putGoods(await enterOwner(server), {
      kind: 'PHYSICAL',
      reward: '0.00',
      points: '10',
    });
    const { browser } = await enterWithPoints(test, server, 20n);
    await prove(browser);
    const body = { goodsId, quantity: 1, address: someAddress };
    const { value } = await browser.call(endpoints.redeemPoints, { body, key: pointsKey() });
    expect(value).toMatchObject({ status: 'IN_PROCESS', cancelUntil: null, isCancelled: false });
    const params = { id: String(value['id']) };
    const got = await browser.call(endpoints.cancelRedeem, { params, body: {}, key: pointsKey() });
    expect(got.code).toBe('redeem_cancel_closed');
  });
});
