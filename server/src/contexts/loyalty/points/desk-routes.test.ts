import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { prove } from '../../../../test/factories/cashier.ts';
import {
  enterWithPoints,
  goodsBody,
  pointsKey,
  putGoods,
  someAddress,
} from '../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const parcel = { kind: 'PHYSICAL', reward: '0.00' } as const;
const server = runningServer(test);
const { listGoods, createGoods, changeGoods, listRedeemQueue, changePointRule } = endpoints;

describe('the desk of points', () => {
  beforeEach(() => test.clock.advance({ seconds: 5 }));

  it('changes an item that nobody else changed, and keeps what was ordered', async () => {
    const { browser } = await enterWithPoints(test, server, 20n);
    const owner = await enterOwner(server);
    const id = await putGoods(owner, { ...parcel, points: '10', stock: 3 });
    await prove(browser);
    const body = { goodsId: id, quantity: 2, address: someAddress };
    await browser.call(endpoints.redeemPoints, { body, key: pointsKey() });
    const change = async (changes: object) => {
      const { code, value } = await owner.call(changeGoods, {
        params: { id },
        body: { ...goodsBody({ ...parcel, points: '99', stock: 3, ...changes }) },
        key: pointsKey(),
      });
      return code ?? changeGoods.reply.parse(value).goods?.version;
    };
    expect(await change({ version: 1, names: { th: 'แก้ว' } })).toBe('validation_failed');
    expect(await change({ version: 1, stock: 1 })).toBe('goods_stock');
    expect(await change({ version: 1 })).toBe(2);
    expect(await change({ version: 1 })).toBe('goods_changed');
    const lost = { params: { id: 'gds_nowhere0001' }, body: { ...goodsBody(), version: 1 } };
    expect((await owner.call(changeGoods, { ...lost, key: pointsKey() })).code).toBe('not_found');
    const redeems = await browser.call(endpoints.listRedeems);
    const [order] = endpoints.listRedeems.reply.parse(redeems.value).content;
    expect(order).toMatchObject({ pointsRequirement: '20', status: 'IN_PROCESS' });
  });

  it('refuses credit of nothing, and rules that give nothing', async () => {
    const owner = await enterOwner(server);
    const put = async (changes: object) => {
      const input = { body: goodsBody(changes), key: pointsKey() };
      return (await owner.call(createGoods, input)).code;
    };
    expect(await put({ reward: '0.00' })).toBe('goods_incomplete');
    expect(await put({ kind: 'FREEBET' })).toBe('goods_incomplete');
    const at = '2026-03-01T10:00:00Z';
    expect(await put({ saleFrom: at, saleTo: at })).toBe('validation_failed');
    const freeSpins = { nodeId: 'nowhere', count: 10, stakeAmount: '1.00', days: 7 };
    expect(await put({ kind: 'FREEBET', freeSpins })).toBe('promotion_slot_unknown');
    const rule = (amount: string, ratio: string) =>
      owner.call(changePointRule, {
        params: { type: 'slots' },
        body: { amount, ratio, reason },
        key: pointsKey(),
      });
    expect((await rule('0.00', '1')).code).toBe('point_rule_invalid');
    const { value } = await rule('240.00', '2');
    const { list } = changePointRule.reply.parse(value);
    expect(list.find(({ type }) => type === 'slots')).toMatchObject({
      amount: '240.00',
      ratio: '2',
    });
  });

  it('says once under which number an approved parcel was sent', async () => {
    const { browser } = await enterWithPoints(test, server, 20n);
    const owner = await enterOwner(server);
    const { redeemPoints, approveRedeem, shipRedeem, listRedeems } = endpoints;
    const goodsId = await putGoods(owner, { ...parcel, points: '5' });
    await prove(browser);
    const order = { goodsId, quantity: 1, address: someAddress };
    const { value } = await browser.call(redeemPoints, { body: order, key: pointsKey() });
    const { id, referenceNumber } = redeemPoints.reply.parse(value);
    expect(referenceNumber).toMatch(/^RD\d{6}[0-9A-HJKMNP-TV-Z]{10}$/u);
    const ship = (redeem: string) =>
      owner.call(shipRedeem, { params: { id: redeem }, body: { trackingNo: ' TH777 ' } });
    expect((await ship('rdm_nowhere0001')).code).toBe('not_found');
    expect((await ship(id)).code).toBe('redeem_decided');
    const approval = { params: { id }, key: pointsKey(), body: { remark: 'In the store.' } };
    const approved = await owner.call(approveRedeem, approval);
    expect(approved.value).toMatchObject({ trackingNo: null, abilities: ['ship'] });
    const outcomes = await Promise.all([ship(id), ship(id)]);
    expect(new Set(outcomes.map(({ code }) => code))).toEqual(
      new Set(['redeem_decided', undefined]),
    );
    const { rows } = await test
      .database()
      .pool.query("select payload from outbox where name = 'loyalty.redeem_shipped'");
    expect(rows).toMatchObject([{ payload: { redeemId: id, trackingNo: 'TH777' } }]);
    const own = listRedeems.reply.parse((await browser.call(listRedeems)).value).content;
    expect(own[0]?.remark).toContain('TH777');
    // The order, its line in the points and its line in the account have one number.
    const moves = await browser.call(endpoints.listPointMoves);
    const spent = endpoints.listPointMoves.reply.parse(moves.value).content;
    expect(spent.find(({ type }) => type === 'redeem')?.reference).toBe(referenceNumber);
    expect(spent.find(({ type }) => type !== 'redeem')?.reference ?? 'PT').toMatch(/^PT/u);
  });

  it('decides the queue: what waits longest first, each order once', async () => {
    const { browser, username } = await enterWithPoints(test, server, 20n);
    const owner = await enterOwner(server);
    const goodsId = await putGoods(owner, { ...parcel, points: '5' });
    const body = { goodsId, quantity: 1, address: someAddress };
    for (const _ of [1, 2]) {
      test.clock.advance({ seconds: 4 });
      await prove(browser);
      await browser.call(endpoints.redeemPoints, { body, key: pointsKey() });
    }
    const viewer = await enterOperator(test, server, 'content');
    const seen = await viewer.call(listRedeemQueue);
    const waiting = listRedeemQueue.reply.parse(seen.value).content;
    const own = waiting.filter(({ account }) => account === username);
    expect(own.map(({ abilities }) => abilities)).toEqual([[], []]);
    const [first, second] = own.map(({ id }) => id);
    expect(own[0]?.address).toEqual(someAddress);
    const decision = { params: { id: first ?? '' }, key: pointsKey() };
    const approve = { remark: 'Sent today.', trackingNo: 'TH123456' };
    const done = await owner.call(endpoints.approveRedeem, { ...decision, body: approve });
    expect(done.value).toMatchObject({ status: 'APPROVED', trackingNo: 'TH123456', abilities: [] });
    const twice = { params: { id: first ?? '' }, key: pointsKey(), body: { remark: 'No more.' } };
    expect((await owner.call(endpoints.rejectRedeem, twice)).code).toBe('redeem_decided');
    const no = { params: { id: second ?? '' }, key: pointsKey(), body: { remark: 'None left.' } };
    expect((await owner.call(endpoints.rejectRedeem, no)).value).toMatchObject({
      status: 'REJECTED',
      decidedBy: 'operator',
    });
    const { value } = await browser.call(endpoints.readPointBalance);
    expect(value).toMatchObject({ points: '15' });
    const approved = await owner.call(listRedeemQueue, { query: { view: 'approved' } });
    const [newest] = listRedeemQueue.reply.parse(approved.value).content;
    expect(newest?.id).toBe(first);
    const { value: goods } = await owner.call(listGoods);
    const item = listGoods.reply.parse(goods).list.find(({ id }) => id === goodsId);
    expect(item).toMatchObject({ reserved: 0, sold: 1 });
  });
});
