import { describe, expect, it } from 'vitest';
import { player } from '../../../../../test/factories/bets.ts';
import { pointsKeeper } from '../../../../../test/factories/loyalty.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import type { FoldedRow } from '../../../turnover/index.ts';
import type { BoardForm } from '../store-boards.ts';
import { createBoard } from './create-board.ts';
import { listLeaderboards } from './list-leaderboards.ts';
import { scoreBoards } from './score-boards.ts';

const test = testDatabase();
const today = () => test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));

async function newBoard(changes: Partial<BoardForm> = {}) {
  const day = await today();
  const form: BoardForm = {
    names: { en: 'Catch of the day' },
    metric: 'MULTIPLIER',
    category: null,
    leastStakeMinor: 0n,
    opensOn: day,
    closesOn: day,
    prizes: [5000n],
    multiple: 1,
    ...changes,
  };
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

describe('a board of the best wins by their stakes (D5)', () => {
  it('counts the best of each, over the least stake, and a void takes it back', async () => {
    const [ann, ben] = [player(test, 'catch-ann'), player(test, 'catch-ben')];
    await ann.fund();
    await ben.fund();
    const [all, large] = [await newBoard(), await newBoard({ leastStakeMinor: 2_000n })];
    const win = async (
      member: typeof ann,
      name: string,
      bet: { stake: bigint; payout: bigint },
    ) => {
      const roundId = `${member.memberId}-${name}`;
      await member.send(member.bet(`b-${name}`, { amountMinor: bet.stake, roundId }));
      const won = { amountMinor: bet.payout, refTxId: `b-${name}`, closesRound: true };
      await member.send(member.command('WIN', `w-${name}`, won));
    };
    await win(ann, '1', { stake: 1_000n, payout: 7_500n });
    await win(ann, '2', { stake: 2_000n, payout: 3_000n });
    await win(ben, '1', { stake: 2_000n, payout: 8_000n });
    const rows = await Promise.all(
      [ann, ben].map(async ({ memberId }) => {
        return { memberId, category: 'RNG', siteDay: await today() } as FoldedRow;
      }),
    );
    const tell = () => test.inUnit((ctx) => scoreBoards(ctx, { rows }));
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
