import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { lotterySale } from '../../../../test/factories/lottery.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { writeDraws } from '../store-issues.ts';
import { lotterySettling, lotteryTick } from '../tick.ts';
import { selectTicketsToSettle } from './store-settlement.ts';
import { settleIssue } from './use-cases/settle-issue.ts';
import { takeOrders } from './use-cases/take-orders.ts';

const test = testDatabase();
const { openBets, openGame, enterPlayer, orderOf } = lotterySale(test);

/** A draw of the north; it ends on 01. */
const draw = {
  db: '12301',
  g1: ['55555'],
  g2: ['11111', '22222'],
  g3: ['11111', '22222', '33333', '44444', '55555', '66666'],
  g4: ['1111', '2222', '3333', '4444'],
  g5: ['1111', '2222', '3333', '4444', '5555', '6666'],
  g6: ['111', '222', '333'],
  g7: ['11', '22', '33', '44'],
};

async function issueOf(gameCode: string): Promise<{ readonly id: bigint; readonly state: string }> {
  const { rows } = await test
    .database()
    .pool.query<{ readonly id: bigint; readonly state: string }>(
      'select id, state from lottery_issues where game_code = $1',
      [gameCode],
    );
  return assertDefined(rows[0], 'the issue of a game');
}

/** Sells a ticket to each of so many members. */
async function sellTo(members: number, gameCode: string): Promise<void> {
  for (let member = 0; member < members; member += 1) {
    const order = orderOf(await enterPlayer(10_000n), { gameCode, nums: ['01'] });
    const [answer] = await test.inUnit((ctx) => takeOrders(ctx, openBets(), [order]));
    expect(answer?.answer.ok).toBe(true);
  }
}

async function drawFor(issueId: bigint): Promise<void> {
  const made = { version: 1, source: 'import', enteredBy: ['test'], reason: undefined } as const;
  const state = { algorithm: undefined, serverSeed: undefined, isSettled: false } as const;
  await test.inUnit((ctx) =>
    writeDraws(ctx.tx, [{ issueId, draw, ...made, ...state, isSettling: false }], ctx.clock.now()),
  );
}

describe('settling (R43, R127)', () => {
  it('holds up no issue that closes meanwhile, and goes on in a loop of its own', async () => {
    const first = await openGame();
    await sellTo(1, first.gameCode);
    test.clock.set(first.closesAt);
    const work = workOf(test);
    await lotteryTick.run(work);
    await drawFor((await issueOf(first.gameCode)).id);
    const second = await openGame();
    await sellTo(1, second.gameCode);
    test.clock.set(second.closesAt);
    await work.run(systemUnit('lottery.slow'), async (ctx) => {
      expect(await settleIssue(ctx, openBets())).toEqual({ isMore: true });
      await lotteryTick.run(work);
      expect((await issueOf(second.gameCode)).state).toBe('closed');
      expect((await issueOf(first.gameCode)).state).toBe('drawn');
    });
    expect((await issueOf(first.gameCode)).state).toBe('settled');
    await drawFor((await issueOf(second.gameCode)).id);
    await lotteryTick.run(work);
    expect((await issueOf(second.gameCode)).state).toBe('drawn');
    await lotterySettling(openBets()).run(work);
    expect((await issueOf(second.gameCode)).state).toBe('settled');
  });

  it('takes pages of as many members as their lines allow, and one at least', async () => {
    const { gameCode } = await openGame();
    await sellTo(3, gameCode);
    const { id: issueId } = await issueOf(gameCode);
    const pageOf = (query: { readonly bytes: number; readonly after: string | null }) =>
      test.inUnit((ctx) => selectTicketsToSettle(ctx.tx, { issueId, limit: 10, ...query }));
    const all = await pageOf({ bytes: 100_000, after: null });
    expect(all.map(({ found }) => found)).toEqual([3, 3, 3]);
    const pages: (readonly string[])[] = [];
    for (let after: string | null = null; pages.flat().length < all.length;) {
      const page = await pageOf({ bytes: 1, after });
      expect(page.map(({ found }) => found)).toEqual([3 - pages.length]);
      pages.push(page.map(({ id }) => id));
      after = assertDefined(page[0], 'a ticket').memberId;
    }
    expect(pages.flat().toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });
});
