import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { readBestWins } from '../../../bets/index.ts';
import type { Board } from '../store-boards.ts';
import { putScores, selectScored } from '../store-scores.ts';

/**
 * The best win of members by its stake, in the days of a board, read anew from the bets: whoever
 * has none left, because it was taken back, has no score. Of everybody where no members are named.
 */
export async function scoreBestWins(
  ctx: Ctx,
  query: { readonly board: Board; readonly memberIds?: readonly MemberId[] },
): Promise<void> {
  const { board, memberIds } = query;
  const { id: boardId, category, leastStakeMinor, opensOn: from, closesOn: to } = board;
  const wins = await readBestWins(ctx, {
    ...(memberIds !== undefined && { memberIds }),
    from,
    to,
    category,
    leastStakeMinor,
  });
  const best = new Map(wins.map((row) => [row.memberId, row.figure]));
  const known = memberIds ?? (await selectScored(ctx.tx, boardId));
  const lost = known.filter((memberId) => !best.has(memberId));
  const rows = [
    ...[...best].map(([memberId, score]) => ({ memberId, score })),
    ...lost.map((memberId) => ({ memberId, score: 0n })),
  ];
  await putScores(ctx.tx, { boardId, at: ctx.clock.now(), rows });
}
