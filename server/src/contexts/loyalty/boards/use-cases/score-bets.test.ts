import { beforeEach, describe, expect, it } from 'vitest';
import { player } from '../../../../../test/factories/bets.ts';
import { boardOf, gamesOf, pointsKeeper } from '../../../../../test/factories/loyalty.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import type { FoldedRow } from '../../../turnover/index.ts';
import type { BoardForm } from '../store-boards.ts';
import { createBoard } from './create-board.ts';
import { listLeaderboards } from './list-leaderboards.ts';
import { payBoards } from './pay-boards.ts';
import { scoreBoards } from './score-boards.ts';

const test = testDatabase();
const today = () => test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));

async function newBoard(changes: Partial<BoardForm> = {}) {
  const form = boardOf(await today(), { metric: 'MULTIPLIER', ...changes });
  const command = { form, reason: 'A test of boards.' };
  return test.inUnit((ctx) => createBoard(ctx, command), { actor: pointsKeeper });
}

const reader = {
  kind: 'member',
  id: 'mbr_catchreader',
  sessionId: 'ses_board00001',
  isTrial: false,
  isAgent: false,
  isRestricted: false,
  ip: '203.0.113.7',
} as const;

async function placesOf(id: string) {
  const { views } = await test.inUnit((ctx) => listLeaderboards(ctx), { actor: reader });
  const view = views.find(({ board }) => board.id === id);
  return view?.places.map(({ memberId, score }) => [memberId, score]);
}

async function win(
  member: ReturnType<typeof player>,
  name: string,
  bet: { stake: bigint; payout: bigint },
): Promise<void> {
  const roundId = `${member.memberId}-${name}`;
  await member.send(member.bet(`b-${name}`, { amountMinor: bet.stake, roundId }));
  const won = { amountMinor: bet.payout, refTxId: `b-${name}`, closesRound: true };
  await member.send(member.command('WIN', `w-${name}`, won));
}

async function tellOf(...members: readonly ReturnType<typeof player>[]): Promise<void> {
  const day = await today();
  const rows = members.map(({ memberId }) => {
    return { memberId, category: 'RNG', siteDay: day } as FoldedRow;
  });
  await test.inUnit((ctx) => scoreBoards(ctx, { rows }, gamesOf(test)));
}

describe('a board of the best wins by their stakes (D5)', () => {
  it('counts the best of each, over the least stake, and a void takes it back', async () => {
    const [ann, ben] = [player(test, 'catch-ann'), player(test, 'catch-ben')];
    await ann.fund();
    await ben.fund();
    const [all, large] = [await newBoard(), await newBoard({ leastStakeMinor: 2_000n })];
    await win(ann, '1', { stake: 1_000n, payout: 7_500n });
    await win(ann, '2', { stake: 2_000n, payout: 3_000n });
    await win(ben, '1', { stake: 2_000n, payout: 8_000n });
    const tell = () => tellOf(ann, ben);
    await tell();
    await tell();
    expect(await placesOf(all.id)).toEqual([
      [ann.memberId, 750n],
      [ben.memberId, 400n],
    ]);
    expect(await placesOf(large.id)).toEqual([
      [ben.memberId, 400n],
      [ann.memberId, 150n],
    ]);
    await ben.send(ben.command('VOID', 'v-1', { refTxId: 'b-1', reason: 'a test' }));
    await tell();
    expect(await placesOf(large.id)).toEqual([[ann.memberId, 150n]]);
    const late = await newBoard();
    expect(await placesOf(late.id)).toEqual([[ann.memberId, 750n]]);
  });
});

describe('a board of sums that looks at bets (D5)', () => {
  beforeEach(() => test.clock.advance({ hours: 24 }));

  it('counts bets from a least stake on, and a void takes them back', async () => {
    const [ann, ben] = [player(test, 'least-ann'), player(test, 'least-ben')];
    await ann.fund();
    await ben.fund();
    const sums = { leastStakeMinor: 2_000n } as const;
    const play = await newBoard({ ...sums, metric: 'VALID_SUM' });
    const rounds = await newBoard({ ...sums, metric: 'ROUNDS' });
    const net = await newBoard({ ...sums, metric: 'WIN_SUM' });
    await win(ann, '1', { stake: 1_999n, payout: 9_000n });
    await win(ann, '2', { stake: 2_000n, payout: 2_500n });
    await win(ben, '1', { stake: 2_000n, payout: 500n });
    await win(ben, '2', { stake: 3_000n, payout: 7_000n });
    await tellOf(ann, ben);
    expect(await placesOf(play.id)).toEqual([
      [ben.memberId, 5_000n],
      [ann.memberId, 2_000n],
    ]);
    expect(await placesOf(rounds.id)).toEqual([
      [ben.memberId, 2n],
      [ann.memberId, 1n],
    ]);
    expect(await placesOf(net.id)).toEqual([
      [ben.memberId, 2_500n],
      [ann.memberId, 500n],
    ]);
    test.clock.advance({ seconds: 5 });
    await ben.send(ben.command('VOID', 'v-2', { refTxId: 'b-2', reason: 'a test' }));
    await tellOf(ben);
    expect(await placesOf(play.id)).toEqual([
      [ann.memberId, 2_000n],
      [ben.memberId, 2_000n],
    ]);
    expect(await placesOf(net.id)).toEqual([[ann.memberId, 500n]]);
  });

  it('counts the play of one vendor or one game alone, from the next day on', async () => {
    const ann = player(test, 'scope-ann');
    await ann.fund();
    const tomorrow = String(Temporal.PlainDate.from(await today()).add({ days: 1 }));
    const days = { metric: 'VALID_SUM', opensOn: tomorrow, closesOn: tomorrow } as const;
    const vendor = await newBoard({ ...days, vendorCode: 'test' });
    const game = await newBoard({ ...days, gameId: 'baccarat' });
    const other = await newBoard({ ...days, vendorCode: 'PG' });
    await expect(newBoard({ vendorCode: 'test' })).rejects.toMatchObject({ code: 'board_scope' });
    await win(ann, '1', { stake: 4_000n, payout: 100n });
    await tellOf(ann);
    test.clock.advance({ hours: 24 });
    await win(ann, '2', { stake: 2_000n, payout: 100n });
    await tellOf(ann);
    expect(await placesOf(vendor.id)).toEqual([[ann.memberId, 2_000n]]);
    expect(await placesOf(game.id)).toEqual([[ann.memberId, 2_000n]]);
    expect(await placesOf(other.id)).toEqual([]);
    test.clock.advance({ hours: 48 });
    await test.inUnit((ctx) => payBoards(ctx, gamesOf(test)));
    expect(await placesOf(vendor.id)).toEqual([[ann.memberId, 2_000n]]);
  });
});
