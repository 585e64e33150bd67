import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { lotterySale } from '../../../../../test/factories/lottery.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { closeIssues } from '../../use-cases/close-issues.ts';
import { type OrderAnswer, type OrderCommand, takeOrders } from './take-orders.ts';

const test = testDatabase();
const sale = lotterySale(test);
const { openGame, enterPlayer, cashOf, orderOf } = sale;

function take(...commands: readonly OrderCommand[]): Promise<readonly OrderAnswer[]> {
  return test.inUnit((ctx) => takeOrders(ctx, sale.openBets(), commands));
}

function codesOf(answers: readonly OrderAnswer[]): readonly string[] {
  return answers.map(({ answer }) => (answer.ok ? 'placed' : answer.code));
}

/** So many sessions wait for a lock that another one holds. */
async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await test.database().pool.query<{ readonly n: number }>(
      `select count(*)::int as n from pg_locks l join pg_stat_activity a using (pid)
        where not l.granted and a.datname = current_database()`,
    );
    if ((rows[0]?.n ?? 0) >= count) {
      return;
    }
  }
}

async function soldOf(gameCode: string): Promise<object | undefined> {
  const { rows } = await test.database().pool.query<object>(
    `select count(t.id)::int as stored, i.ticket_count as sealed,
            count(*) filter (where o.placed_at >= i.closes_at)::int as late
       from lottery_issues i left join lottery_tickets t on t.issue_id = i.id
       left join lottery_orders o on o.id = t.order_id
      where i.game_code = $1 group by i.id`,
    [gameCode],
  );
  return rows[0];
}

describe('takeOrders', () => {
  it('gives what was answered under a key again, letter for letter (R107, R108)', async () => {
    const { gameCode } = await openGame();
    const [player, poor] = [await enterPlayer(10_000n), await enterPlayer(0n)];
    const order = orderOf(player, { gameCode, nums: ['21'] });
    const refused = orderOf(poor, { gameCode, nums: ['21'] });
    const first = await take(order, order, refused);
    expect(codesOf(first)).toEqual(['placed', 'placed', 'insufficient_balance']);
    const other = orderOf(player, { gameCode, nums: ['22'], key: order.claim.key });
    const again = await take(refused, other, order);
    expect(codesOf(again)).toEqual(['insufficient_balance', 'idempotency_conflict', 'placed']);
    expect(again[2]?.answer).toEqual(first[0]?.answer);
    expect([...first, ...again].map(({ isReplay }) => isReplay)).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(await cashOf(player.id)).toBe(9010n);
  });

  it('sells an issue up to its limit to two batches at once (R48)', async () => {
    const { gameCode } = await openGame({ exposurePerIssue: '6000' });
    const players = await Promise.all(Array.from({ length: 10 }, () => enterPlayer(10_000n)));
    const batchOf = (tens: string) =>
      players.map((player, at) => orderOf(player, { gameCode, nums: [`${tens}${at}`] }));
    const answers = (await Promise.all([take(...batchOf('1')), take(...batchOf('2'))])).flat();
    // 985 each: six fit below 6,000.
    const codes = codesOf(answers);
    expect(codes.filter((code) => code === 'placed')).toHaveLength(6);
    expect(codes.filter((code) => code === 'lottery_issue_sold_out')).toHaveLength(14);
    expect(await soldOf(gameCode)).toMatchObject({ stored: 6 });
  });

  it('spends the balance of one member in two batches at once, and no cent twice', async () => {
    const { gameCode } = await openGame();
    const player = await enterPlayer(7500n);
    const batchOf = (tens: string) =>
      [0, 1, 2, 3, 4].map((at) => orderOf(player, { gameCode, nums: [`${tens}${at}`] }));
    const answers = (await Promise.all([take(...batchOf('3')), take(...batchOf('4'))])).flat();
    const codes = codesOf(answers);
    expect(codes.filter((code) => code === 'placed')).toHaveLength(7);
    expect(codes.filter((code) => code === 'insufficient_balance')).toHaveLength(3);
    expect(await cashOf(player.id)).toBe(7500n - 7n * 990n);
  });

  it('keeps a member below the limit of an issue in two batches at once (R48)', async () => {
    const { gameCode } = await openGame({ stakePerIssue: '30' });
    const player = await enterPlayer(100_000n);
    const batchOf = (tens: string) =>
      [0, 1, 2].map((at) => orderOf(player, { gameCode, nums: [`${tens}${at}`] }));
    const answers = (await Promise.all([take(...batchOf('5')), take(...batchOf('6'))])).flat();
    const codes = codesOf(answers);
    expect(codes.filter((code) => code === 'placed')).toHaveLength(3);
    expect(codes.filter((code) => code === 'lottery_stake_limit')).toHaveLength(3);
  });

  it('judges the closing by the time at which it holds the issue (R40, R46)', async () => {
    const { gameCode, closesAt } = await openGame();
    const player = await enterPlayer(10_000n);
    test.clock.set(closesAt.subtract({ milliseconds: 1 }));
    const inTime = await take(orderOf(player, { gameCode, nums: ['71'] }));
    const waiting = await test.inUnit(async (ctx) => {
      test.clock.set(closesAt);
      await closeIssues(ctx);
      // As if it had been sent in time: the batch has to wait for the sealing.
      const batch = take(
        ...['72', '73'].map((nums) => orderOf(player, { gameCode, nums: [nums] })),
      );
      await untilWaiting(1);
      return { batch };
    });
    expect(codesOf(inTime)).toEqual(['placed']);
    expect(codesOf(await waiting.batch)).toEqual(['lottery_issue_closed', 'lottery_issue_closed']);
    expect(await soldOf(gameCode)).toEqual({ stored: 1, sealed: 1, late: 0 });
    const done = assertDefined(inTime[0]?.done, 'the order in time');
    expect(done.at.epochMilliseconds).toBe(closesAt.epochMilliseconds - 1);
  });
});
