import { boardScore } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { type FoldedRow, readCorrections, readSpan } from '../../../turnover/index.ts';
import { type Board, lockBoardsWithin } from '../store-boards.ts';
import { putScores } from '../store-scores.ts';
import { type Games, isByBets, scoreBets } from './score-bets.ts';

/**
 * Whoever played has another score on the boards of that day. Scores are read anew from the sums,
 * so that hearing of the same play twice changes nothing.
 */
export async function scoreBoards(
  ctx: Ctx,
  { rows }: { readonly rows: readonly FoldedRow[] },
  games: Games,
): Promise<void> {
  const played = rows.filter(({ category }) => category !== 'ALL');
  const days = played.map(({ siteDay }) => siteDay).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) {
    return;
  }
  for (const board of await lockBoardsWithin(ctx.tx, { from, to })) {
    const { opensOn, closesOn } = board;
    const inside = played.filter(({ siteDay }) => siteDay >= opensOn && siteDay <= closesOn);
    const memberIds = [...new Set(inside.map(({ memberId }) => memberId))];
    if (memberIds.length > 0) {
      await scoreMembers(ctx, { board, memberIds, games });
    }
  }
}

/** Of everybody who played where no members are named. The caller holds the board. */
export async function scoreMembers(
  ctx: Ctx,
  query: {
    readonly board: Board;
    readonly memberIds?: readonly MemberId[];
    readonly games?: Games;
  },
): Promise<void> {
  const { board, memberIds } = query;
  const { id: boardId, metric, opensOn: from, closesOn: to } = board;
  if (metric === 'MULTIPLIER' || isByBets(board)) {
    await scoreBets(ctx, query);
    return;
  }
  const sumBoard = { ...board, metric };
  const span = { from, to, ...(memberIds !== undefined && { memberIds }) };
  // Voids subtract from the days of their bets, those of the hold as well (D5).
  const all = [...(await readSpan(ctx, span)), ...(await readCorrections(ctx, span))];
  const sums = Map.groupBy(all, ({ memberId }) => memberId);
  const rows = [...sums].map(([memberId, own]) => ({
    memberId,
    score: boardScore(
      sumBoard,
      own.flatMap(({ category, ...figures }) =>
        category === 'ALL' ? [] : [{ ...figures, category }],
      ),
    ),
  }));
  await putScores(ctx.tx, { boardId, at: ctx.clock.now(), rows });
}
