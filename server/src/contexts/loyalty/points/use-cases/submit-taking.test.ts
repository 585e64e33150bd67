import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { earnPoints, enterWithPoints, pointsKey } from '../../../../../test/factories/loyalty.ts';
import { enterAgain } from '../../../../../test/factories/cashier.ts';
import { enterOperator, enterOwner, reason } from '../../../../../test/factories/operators.ts';
import { runningServer, type TestBrowser } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const { takePoints, readMemberPoints, readPointBalance, listPointMoves, approveRequest } =
  endpoints;

const take = (desk: TestBrowser, id: string, points: string, key = pointsKey()) =>
  desk.call(takePoints, { params: { id }, body: { points, reason }, key });
const owns = async (browser: TestBrowser) => {
  const { points, owed } = readPointBalance.reply.parse(
    (await browser.call(readPointBalance)).value,
  );
  return [points, owed];
};

const seen = async (desk: TestBrowser, id: string) =>
  (await desk.call(readMemberPoints, { params: { id } })).value;
const told = async (id: string) => {
  const query =
    "select payload from outbox where name = 'loyalty.points_taken' and payload->>'memberId' = $1 order by id";
  const { rows } = await test.database().pool.query<{ payload: unknown }>(query, [id]);
  return rows.map(({ payload }) => payload);
};

// 100 points are 1.00; alone 100.00 for a call, 500.00 for a day.
describe('submitTaking', () => {
  beforeEach(() => test.clock.advance({ hours: 25 }));

  it('refuses not_found of nobody, and an operator without the ability', async () => {
    const owner = await enterOwner(server);
    expect((await take(owner, 'mbr_nobody000001', '5')).code).toBe('not_found');
    const unknown = { params: { id: 'mbr_nobody000001' } };
    expect((await owner.call(readMemberPoints, unknown)).code).toBe('not_found');
    const support = await enterOperator(test, server, 'support');
    expect((await support.call(readMemberPoints, unknown)).code).toBe('ability_missing');
    expect((await take(support, 'mbr_nobody000001', '5')).code).toBe('ability_missing');
  });

  it('takes what is there once, and what is missing stays owed as after a void', async () => {
    const member = await enterWithPoints(test, server, 40n);
    const owner = await enterOwner(server);
    expect(await seen(owner, member.id)).toEqual({ points: '40', owed: '0' });
    const key = pointsKey();
    const taken = await take(owner, member.id, '60', key);
    expect(taken.value).toEqual({ outcome: 'taken', approvalId: null, taken: '40', owed: '20' });
    expect((await take(owner, member.id, '60', key)).value).toEqual(taken.value);
    expect(await owns(member.browser)).toEqual(['0', '20']);
    const moves = await member.browser.call(listPointMoves, { query: { type: 'take' } });
    expect(listPointMoves.reply.parse(moves.value).content).toMatchObject([
      { type: 'take', points: '-40', balance: '0', base: null },
    ]);
    // Where nothing is left, more is owed and nothing moves.
    expect((await take(owner, member.id, '5')).value).toMatchObject({ taken: '0', owed: '25' });
    expect(await seen(owner, member.id)).toEqual({ points: '0', owed: '25' });
    expect(await told(member.id)).toMatchObject([
      { points: '60', owed: '20' },
      { points: '5', owed: '25' },
    ]);
    await earnPoints(test, { memberId: member.id, points: 30n });
    await enterAgain(member);
    expect(await owns(member.browser)).toEqual(['5', '0']);
    const { rows } = await test
      .database()
      .pool.query("select reason, after from trail_entries where action = 'points.take'");
    expect(rows).toMatchObject([{ reason, after: { taken: '60', owed: '20' } }, { reason }]);
  });

  it('asks a second person above the ceiling, for a call and for a day (R53)', async () => {
    const member = await enterWithPoints(test, server, 20n);
    const cashier = await enterOperator(test, server, 'cashier');
    const asked = await take(cashier, member.id, '10001');
    expect(asked.value).toMatchObject({ outcome: 'waiting', taken: '0' });
    expect(await owns(member.browser)).toEqual(['20', '0']);
    const owner = await enterOwner(server);
    const params = { id: String(asked.value['approvalId']) };
    const approved = await owner.call(approveRequest, {
      params,
      body: { reason },
      key: pointsKey(),
    });
    expect(approved.value).toMatchObject({
      act: 'points.take',
      facts: { account: member.username, points: '10001', amount: '100.01' },
    });
    expect(await owns(member.browser)).toEqual(['0', '9981']);
    for (let nth = 0; nth < 4; nth += 1) {
      expect((await take(cashier, member.id, '10000')).value).toMatchObject({ outcome: 'taken' });
    }
    const both = await Promise.all([
      take(cashier, member.id, '10000'),
      take(cashier, member.id, '10000'),
    ]);
    expect(both.filter(({ value }) => value['outcome'] === 'waiting')).toHaveLength(1);
  });
});
