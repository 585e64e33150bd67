import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodsBody, pointsKey, putGoods } from '../../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../../test/factories/operators.ts';
import { runningServer, type TestBrowser } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const { createGoods, changeGoods, listGoods, approveRequest } = endpoints;

const put = (desk: TestBrowser, changes: object = {}, key = pointsKey()) =>
  desk.call(createGoods, { body: goodsBody(changes), key });
const change = (desk: TestBrowser, id: string, changes: object) =>
  desk.call(changeGoods, {
    params: { id },
    body: { ...goodsBody(), version: 1, ...changes },
    key: pointsKey(),
  });
const approve = (desk: TestBrowser, { value }: { readonly value: Record<string, unknown> }) =>
  desk.call(approveRequest, {
    params: { id: String(value['approvalId']) },
    body: { reason },
    key: pointsKey(),
  });
const goods = async (desk: TestBrowser) =>
  listGoods.reply.parse((await desk.call(listGoods)).value).list;

// The configuration of the test site: 100.00 for a call, 500.00 for a day.
describe('submitGoods', () => {
  beforeEach(() => test.clock.advance({ hours: 25 }));

  it('refuses what no item can be above the ceiling, and asks nobody', async () => {
    const editor = await enterOperator(test, server, 'content');
    const freeSpins = { nodeId: 'nowhere', count: 100, stakeAmount: '100.00', days: 7 };
    const strange = await put(editor, { kind: 'FREEBET', freeSpins });
    expect(strange.code).toBe('promotion_slot_unknown');
    const owner = await enterOwner(server);
    const waiting = await owner.call(endpoints.listApprovals, { query: { view: 'waiting' } });
    expect(waiting.value).toMatchObject({ content: [] });
  });

  it('puts credit above the ceiling into the mall once a second person approves (R53)', async () => {
    const editor = await enterOperator(test, server, 'content');
    const owner = await enterOwner(server);
    const before = (await goods(owner)).length;
    const key = pointsKey();
    const sale = { saleFrom: '2030-03-01T10:00:00Z', saleTo: '2030-04-01T10:00:00Z' };
    const grand = { points: '1', reward: '10000.00', stock: 3, ...sale };
    const asked = await put(editor, grand, key);
    expect(asked.value).toMatchObject({ goods: null });
    expect((await put(editor, grand, key)).value).toEqual(asked.value);
    expect(await goods(owner)).toHaveLength(before);
    expect((await approve(owner, asked)).value).toMatchObject({
      act: 'points.create_goods',
      facts: {
        amount: '30000.00',
        amountOfEach: '10000.00',
        points: '1',
        stock: '3',
        ...sale,
      },
    });
    const found = (await goods(owner)).find(({ reward }) => reward === '10000.00');
    expect(found).toMatchObject({ points: '1', stock: 3, state: 'ON' });
    // What two people made counts for nobody alone; things, codes and drafts give no money.
    expect((await put(editor, { stock: 10 })).value).toMatchObject({ approvalId: null });
    const thing = { kind: 'PHYSICAL', reward: '0.00', stock: 9000 };
    expect((await put(editor, thing)).value).toMatchObject({ approvalId: null });
    const draft = { stock: 9000, state: 'DRAFT' };
    expect((await put(editor, draft)).value).toMatchObject({ approvalId: null });
  });

  it('counts items of a day together, also those of one moment, by person', async () => {
    const editor = await enterOperator(test, server, 'content');
    for (let nth = 0; nth < 4; nth += 1) {
      expect((await put(editor, { stock: 10 })).value).toMatchObject({ approvalId: null });
    }
    const both = await Promise.all([put(editor, { stock: 10 }), put(editor, { stock: 10 })]);
    expect(both.filter(({ value }) => value['approvalId'] !== null)).toHaveLength(1);
    const owner = await enterOwner(server);
    expect((await put(owner, { stock: 10 })).value).toMatchObject({ approvalId: null });
  });
});

describe('submitGoodsChange', () => {
  beforeEach(() => test.clock.advance({ hours: 25 }));

  it('lets one person promise no more, and asks a second one for more', async () => {
    const editor = await enterOperator(test, server, 'content');
    const owner = await enterOwner(server);
    const id = await putGoods(editor, { stock: 10 });
    const less = await change(editor, id, { points: '2000', stock: 10 });
    expect(less.value).toMatchObject({ goods: { version: 2 }, approvalId: null });
    const asked = await change(editor, id, { version: 2, points: '1', stock: 20 });
    expect(asked.value).toMatchObject({ goods: null });
    const twice = await change(editor, id, { version: 2, points: '2', stock: 20 });
    expect(twice.code).toBe('approval_waiting');
    expect((await approve(owner, asked)).value).toMatchObject({
      act: 'points.change_goods',
      facts: { points: '2000 → 1', stock: '10 → 20', amount: '200.00' },
    });
    const found = (await goods(owner)).find((row) => row.id === id);
    expect(found).toMatchObject({ points: '1', stock: 20, version: 3 });
  });

  it('names the bounds of a sale that change, also those that fall away', async () => {
    const editor = await enterOperator(test, server, 'content');
    const owner = await enterOwner(server);
    const [saleFrom, saleTo, later] = [1, 2, 3].map((month) => `2030-0${month}-01T10:00:00Z`);
    const id = await putGoods(editor, { stock: 10, saleFrom, saleTo });
    const asked = await change(editor, id, { stock: 500, saleFrom: null, saleTo: later });
    expect((await approve(owner, asked)).value).toMatchObject({
      facts: { saleFrom: `${saleFrom} → –`, saleTo: `${saleTo} → ${later}` },
    });
    const found = (await goods(owner)).find((row) => row.id === id);
    expect(found).toMatchObject({ saleFrom: null, saleTo: later });
  });

  it('refuses the approval of what somebody else changed meanwhile', async () => {
    const editor = await enterOperator(test, server, 'content');
    const owner = await enterOwner(server);
    const id = await putGoods(editor, { stock: 1 });
    const asked = await change(editor, id, { stock: 500 });
    expect((await change(owner, id, { stock: 1, points: '3000' })).code).toBeUndefined();
    expect((await approve(owner, asked)).code).toBe('goods_changed');
    expect((await change(editor, id, { stock: 0 })).code).toBe('goods_changed');
    expect((await change(editor, 'gds_nowhere0001', {})).code).toBe('not_found');
  });
});
