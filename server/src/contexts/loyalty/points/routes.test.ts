import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { prove } from '../../../../test/factories/cashier.ts';
import { enterWithPoints, pointsKey, putGoods } from '../../../../test/factories/loyalty.ts';
import { enterOwner } from '../../../../test/factories/operators.ts';
import { type TestBrowser, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);

describe('the calls of points', () => {
  beforeEach(() => test.clock.advance({ seconds: 5 }));

  it('tell what earns them, in amounts of the site', async () => {
    const { value } = await server.browser().call(endpoints.listPointConfig);
    const { list } = endpoints.listPointConfig.reply.parse(value);
    expect(list).toHaveLength(7);
    expect(list.find(({ type }) => type === 'slots')).toEqual({
      type: 'slots',
      amount: '100.00',
      ratio: '1',
    });
    expect(list.at(-1)).toEqual({ type: 'redeem', amount: '100', ratio: '1.00' });
  });

  it('show the mall to everybody, with what is left for a member', async () => {
    const owner = await enterOwner(server);
    const id = await putGoods(owner, { limit: 2, stock: 9 });
    const seen = async (browser: TestBrowser, language: string) => {
      const { value } = await browser.call(endpoints.listPointRewards, { query: { language } });
      const { list } = endpoints.listPointRewards.reply.parse(value);
      return list.find((goods) => goods.id === id);
    };
    expect(await seen(server.browser(), 'AR')).toMatchObject({ name: 'رصيد 10', left: 9 });
    const member = await enterWithPoints(test, server);
    expect(await seen(member.browser, 'EN')).toMatchObject({ left: 9, limit: 2 });
    const { value } = await member.browser.call(endpoints.readPointBalance);
    const { limits } = endpoints.readPointBalance.reply.parse(value);
    expect(limits).toContainEqual({ goodsId: id, left: 2 });
  });

  it('want the payment password, and answer a repeated order with the first answer', async () => {
    const owner = await enterOwner(server);
    const goodsId = await putGoods(owner, { points: '300' });
    const { browser } = await enterWithPoints(test, server, 700n);
    const order = { body: { goodsId, quantity: 1 }, key: pointsKey() };
    const refused = await browser.call(endpoints.redeemPoints, order);
    expect(refused.code).toBe('payment_proof_required');
    await prove(browser);
    const again = { ...order, key: pointsKey() };
    const first = await browser.call(endpoints.redeemPoints, again);
    expect(first.value).toMatchObject({
      status: 'APPROVED',
      type: 'CASH',
      name: 'Credit of 10',
      quantity: 1,
      pointsRequirement: '300',
      amountRequirement: '0.00',
      remark: '',
    });
    const replay = await browser.call(endpoints.redeemPoints, again);
    expect([replay.headers['idempotent-replay'], replay.value]).toEqual(['true', first.value]);
    const balance = await browser.call(endpoints.readPointBalance);
    expect(balance.value).toMatchObject({ points: '400', owed: '0', earning: '0' });
    await prove(browser);
    const convert = { body: { points: '200' }, key: pointsKey() };
    const converted = await browser.call(endpoints.convertPoints, convert);
    expect(converted.value).toMatchObject({ points: '200', amount: '2.00', balance: '200' });
    const moves = await browser.call(endpoints.listPointMoves, { query: { limit: '2' } });
    const page = endpoints.listPointMoves.reply.parse(moves.value);
    expect(page.content.map(({ type, points }) => [type, points])).toEqual([
      ['convert', '-200'],
      ['redeem', '-300'],
    ]);
    const rest = await browser.call(endpoints.listPointMoves, {
      query: { cursor: page.nextCursor ?? '' },
    });
    const earned = endpoints.listPointMoves.reply.parse(rest.value).content;
    expect(earned).toMatchObject([{ type: 'deposit', points: '700', base: '35000.00' }]);
    const redeems = await browser.call(endpoints.listRedeems, { query: { status: 'APPROVED' } });
    expect(endpoints.listRedeems.reply.parse(redeems.value).content).toEqual([first.value]);
  });
});
