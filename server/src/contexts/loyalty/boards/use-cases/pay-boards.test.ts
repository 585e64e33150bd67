import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import { siteDay } from '../../../../platform/site-date.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { boardOf, gamesOf, pointsKeeper } from '../../../../../test/factories/loyalty.ts';
import { buildMember } from '../../../../../test/factories/members.ts';
import { markStaff } from '../../../../../test/factories/staff.ts';
import { insertDay as insertSums, turnoverPlayer } from '../../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { noteMarks } from '../../../limits/index.ts';
import { createMember } from '../../../members/index.ts';
import { type FoldedRow, foldFacts } from '../../../turnover/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { cashOf } from '../../points/books.ts';
import type { BoardForm } from '../store-boards.ts';
import { putScores, selectLeaders } from '../store-scores.ts';
import { createBoard } from './create-board.ts';
import { endBoard } from './end-board.ts';
import { listLeaderboards } from './list-leaderboards.ts';
import { payBoards } from './pay-boards.ts';
import { scoreBoards } from './score-boards.ts';

const test = testDatabase();
const games = gamesOf(test);

let players = 0;
function newPlayer() {
  players += 1;
  const player = turnoverPlayer(test, `board${players}x`);
  const { memberId } = player;
  const actor = {
    kind: 'member',
    id: memberId,
    sessionId: 'ses_board00001',
    isTrial: false,
    isAgent: false,
    isRestricted: false,
    ip: '203.0.113.7',
  } as const;
  let bets = 0;
  return {
    memberId,
    play: async (validMinor: bigint) => {
      bets += 1;
      await player.book(player.fact(String(bets), { validMinor }));
      await fold(memberId);
    },
    takeBack: async (validMinor: bigint, correctsAt: Temporal.Instant) => {
      const back = { betCount: -1, stakeMinor: -1_000n, validMinor: 0n - validMinor, correctsAt };
      await player.book(player.fact(String(bets), back));
      await fold(memberId);
    },
    board: async (id: string) => {
      const { views } = await test.inUnit((ctx) => listLeaderboards(ctx), { actor });
      return views.find(({ board }) => board.id === id);
    },
    cash: () =>
      test.inUnit(async (ctx) => {
        const purse = { account: cashOf(memberId), currency: ctx.site.currency };
        return (await balanceOf(ctx, purse)).balanceMinor;
      }),
  };
}

/** Adds what waits to the sums, and tells the boards of it twice, as an outbox may. */
async function fold(memberId: MemberId): Promise<void> {
  await test.inUnit((ctx) => foldFacts(ctx));
  const told = { rows: [{ memberId, category: 'RNG', siteDay: await today() } as FoldedRow] };
  await test.inUnit((ctx) => scoreBoards(ctx, told, games));
  await test.inUnit((ctx) => scoreBoards(ctx, told, games));
}

const insertDay = (row: { readonly memberId: MemberId; readonly siteDay: string }) =>
  insertSums(test, { ...row, category: 'RNG', validMinor: 7000n });

const today = () => test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));

async function newBoard(changes: Partial<BoardForm> = {}) {
  const form = boardOf(await today(), { prizes: [5000n, 2000n], ...changes });
  const command = { form, reason: 'A test of boards.' };
  return test.inUnit((ctx) => createBoard(ctx, command), { actor: pointsKeeper });
}

const pay = () => test.inUnit((ctx) => payBoards(ctx, games));
const scores = (view: Awaited<ReturnType<ReturnType<typeof newPlayer>['board']>>) =>
  view?.places.map(({ rank, memberId, score }) => [rank, memberId, score]);

describe('payBoards', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 9 }));

  it('ranks by score, then by who reached it first, and pays after the hold, once', async () => {
    const board = await newBoard();
    const [first, second, third] = [newPlayer(), newPlayer(), newPlayer()];
    await second.play(4000n);
    test.clock.advance({ seconds: 5 });
    await first.play(9000n);
    test.clock.advance({ seconds: 5 });
    await third.play(4000n);
    expect(scores(await third.board(board.id))).toEqual([
      [1, first.memberId, 9000n],
      [2, second.memberId, 4000n],
      [3, third.memberId, 4000n],
    ]);
    expect((await third.board(board.id))?.own?.rank).toBe(3);
    test.clock.advance({ hours: 24 });
    await pay();
    expect(await first.cash()).toBe(0n);
    test.clock.advance({ hours: 24 });
    await Promise.all([pay(), pay()]);
    expect([await first.cash(), await second.cash(), await third.cash()]).toEqual([
      5000n,
      2000n,
      0n,
    ]);
    expect((await first.board(board.id))?.board.paidAt).not.toBeNull();
  });

  it('ranks who reached the same score at one moment by the hash, and freezes and pays it so (D5)', async () => {
    const { id: boardId } = await newBoard();
    const tied = [newPlayer(), newPlayer(), newPlayer()];
    const rows = tied.map(({ memberId }) => ({ memberId, score: 7000n }));
    for (const { memberId } of tied) {
      await test.inUnit((ctx) => insertDay({ memberId, siteDay: siteDay(ctx) }));
    }
    await test.inUnit((ctx) => putScores(ctx.tx, { boardId, at: ctx.clock.now(), rows }));
    const leaders = await test.inUnit((ctx) => selectLeaders(ctx.tx, { boardId, limit: 5 }));
    const hashes = leaders.map(({ memberHash }) => memberHash);
    expect(hashes).toEqual(hashes.toSorted());
    const order = leaders.map(({ memberId }) => memberId);
    expect(scores(await tied[0]?.board(boardId))).toEqual(
      order.map((memberId, at) => [at + 1, memberId, 7000n]),
    );
    test.clock.advance({ hours: 48 });
    await pay();
    const won = await Promise.all(
      order.map((memberId) => {
        const player = tied.find((row) => row.memberId === memberId);
        return assertDefined(player, 'a player of the board').cash();
      }),
    );
    expect(won).toEqual([5000n, 2000n, 0n]);
    expect(scores(await tied[0]?.board(boardId))?.map(([, memberId]) => memberId)).toEqual(order);
  });

  it('subtracts what is taken back in the hold from the days of its bet (D5)', async () => {
    const board = await newBoard();
    const [voided, other] = [newPlayer(), newPlayer()];
    await voided.play(9000n);
    await other.play(4000n);
    const playedAt = test.clock.now();
    test.clock.advance({ hours: 24 });
    await voided.takeBack(9000n, playedAt);
    test.clock.advance({ hours: 24 });
    await pay();
    // The stake came back; the prize is the other's.
    expect([await voided.cash(), await other.cash()]).toEqual([1000n, 5000n]);
    expect((await other.board(board.id))?.board.paidAt).not.toBeNull();
  });

  it('leaves out who may not have gifts, and whoever comes behind moves up', async () => {
    const board = await newBoard();
    const [best, next] = [newPlayer(), newPlayer()];
    await best.play(9000n);
    await next.play(100n);
    await test
      .database()
      .pool.query(
        'insert into standing_flags (member_id, flag, reason, set_at) values ($1, $2, $3, $4)',
        [best.memberId, 'RG_EXCLUDED', 'test', String(test.clock.now())],
      );
    expect(scores(await next.board(board.id))).toEqual([[1, next.memberId, 100n]]);
    expect(await best.board(board.id)).toBeUndefined();
    test.clock.advance({ hours: 48 });
    await pay();
    expect([await best.cash(), await next.cash()]).toEqual([0n, 5000n]);
  });

  it('leaves out who works for the house, on the page too (D5)', async () => {
    const board = await newBoard();
    const [employee, next] = [newPlayer(), newPlayer()];
    await employee.play(9000n);
    await next.play(100n);
    const marked = buildMember({ id: employee.memberId });
    await test.inUnit((ctx) => createMember(ctx, marked));
    await markStaff(test, marked.id);
    expect(scores(await next.board(board.id))).toEqual([[1, next.memberId, 100n]]);
    expect((await employee.board(board.id))?.own).toBeUndefined();
    test.clock.advance({ hours: 48 });
    await pay();
    expect([await employee.cash(), await next.cash()]).toEqual([0n, 5000n]);
  });

  it('counts the best of the accounts of one person (R89)', async () => {
    await newBoard();
    const [best, same, next] = [newPlayer(), newPlayer(), newPlayer()];
    await best.play(9000n);
    await same.play(5000n);
    await next.play(100n);
    for (const { memberId } of [best, same]) {
      const marks = [{ kind: 'device', value: 'device-of-boards' }] as const;
      await test.inUnit((ctx) => noteMarks(ctx, memberId, marks));
    }
    test.clock.advance({ hours: 48 });
    await pay();
    expect([await best.cash(), await same.cash(), await next.cash()]).toEqual([5000n, 0n, 2000n]);
  });

  it('counts what was played before it was made, and what was taken back since', async () => {
    const player = newPlayer();
    await player.play(3000n);
    const board = await newBoard();
    expect((await player.board(board.id))?.own?.score).toBe(3000n);
    await player.play(-3000n);
    expect((await player.board(board.id))?.own).toBeUndefined();
  });

  it('is ended early once, and refuses days out of order and growing prizes', async () => {
    const ends = String(Temporal.PlainDate.from(await today()).add({ days: 7 }));
    const board = await newBoard({ closesOn: ends });
    const end = () => {
      const command = { id: board.id, reason: 'A test.' };
      return test.inUnit((ctx) => endBoard(ctx, command), { actor: pointsKeeper });
    };
    expect((await end()).closesOn).toBe(await today());
    await expect(end()).rejects.toMatchObject({ code: 'board_over' });
    await expect(newBoard({ closesOn: '2020-01-01' })).rejects.toMatchObject({
      code: 'board_invalid',
    });
    await expect(newBoard({ prizes: [1n, 2n] })).rejects.toMatchObject({ code: 'board_invalid' });
  });
});

describe('listLeaderboards', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 9 }));

  it('shows twenty places, and the own one however far behind (D5)', async () => {
    const { id: boardId } = await newBoard();
    const own = newPlayer();
    const rows = Array.from({ length: 120 }, (_, at) => {
      return { memberId: `mbr_ahead${1000 + at}` as const, score: BigInt(900 - at) };
    });
    const all = [...rows, { memberId: own.memberId, score: 1n }];
    await test.inUnit((ctx) => putScores(ctx.tx, { boardId, at: ctx.clock.now(), rows: all }));
    const view = await own.board(boardId);
    expect(scores(view)?.slice(-1)).toEqual([[20, 'mbr_ahead1019', 881n]]);
    expect(view?.own).toMatchObject({ rank: 121, score: 1n });
  });
});
