import { boardScore } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { readPlayOfDays } from '../../../bets/index.ts';
import type { Catalogue } from '../../../catalog/index.ts';
import { isNarrow, isPlayedAt, playedAt } from '../../missions/scope.ts';
import type { Board } from '../store-boards.ts';
import { putScores, selectScored } from '../store-scores.ts';

/** By what games a vendor and a game are known. */
export type Games = Pick<Catalogue, 'current'>;
type Play = Awaited<ReturnType<typeof readPlayOfDays>>[number];

/** Whether the bets themselves have to be looked at, because sums of days do not say enough. */
export function isByBets(board: Board): boolean {
  return board.metric === 'MULTIPLIER' || board.leastStakeMinor > 0n || isNarrow(board);
}

/**
 * Scores of members from their bets in the days of a board: of one vendor or game, from a least
 * stake on, or the best win by its stake. They are read anew, so that whoever has none left,
 * because it was taken back, has no score. Of everybody where no members are named.
 */
export async function scoreBets(
  ctx: Ctx,
  query: {
    readonly board: Board;
    readonly memberIds?: readonly MemberId[];
    /** Only a board of one vendor or game needs them. */
    readonly games?: Games;
  },
): Promise<void> {
  const { board, memberIds, games } = query;
  const { id: boardId, category, leastStakeMinor, opensOn: from, closesOn: to } = board;
  const some = memberIds !== undefined && { memberIds };
  const all = await readPlayOfDays(ctx, { ...some, from, to, category, leastStakeMinor });
  const play = isNarrow(board) ? await within(board, all, games) : all;
  const own = Map.groupBy(play, ({ memberId }) => memberId);
  const known = memberIds ?? (await selectScored(ctx.tx, boardId));
  const lost = known.filter((memberId) => !own.has(memberId));
  const rows = [
    ...[...own].map(([memberId, parts]) => ({ memberId, score: scoreOf(board, parts) })),
    ...lost.map((memberId) => ({ memberId, score: 0n })),
  ];
  await putScores(ctx.tx, { boardId, at: ctx.clock.now(), rows });
}

async function within(
  board: Board,
  play: readonly Play[],
  games: Games | undefined,
): Promise<readonly Play[]> {
  const snapshot = await assertDefined(games, 'the games of a narrow board').current();
  return play.filter((part) => isPlayedAt(board, playedAt(snapshot, part)));
}

function scoreOf({ metric, category }: Board, play: readonly Play[]): bigint {
  if (metric === 'MULTIPLIER') {
    return play.reduce(
      (best, part) => (part.bestHundredths > best ? part.bestHundredths : best),
      0n,
    );
  }
  const parts = play.map((part) => ({ ...part, jackpotMinor: 0n }));
  return boardScore({ metric, category }, parts);
}
