import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { offerableAmong } from '../../../limits/index.ts';
import { readAccounts, staffAmong } from '../../../members/index.ts';
import { type Ranked, rankLeaders } from '../ranking.ts';
import { type Board, selectBoardsSince } from '../store-boards.ts';
import { countAhead, findScore, selectHidden, selectLeaders } from '../store-scores.ts';

/** The display size of a board (agents-loyalty-money.md D5). */
const shownPlaces = 20;
/** So many who are on no board are passed over. */
const readPlaces = 100;
const daysShown = 7;

export interface BoardView {
  readonly board: Board;
  readonly places: readonly Ranked[];
  readonly own: Ranked | undefined;
}

export interface BoardViews {
  readonly views: readonly BoardView[];
  readonly accounts: ReadonlyMap<string, string>;
  /** Who is not named. */
  readonly hidden: ReadonlySet<string>;
}

/** Boards of these days with the caller's own place; who may not have gifts sees none (R13). */
export async function listLeaderboards(ctx: Ctx<MemberActor>): Promise<BoardViews> {
  const memberId = ctx.actor.id;
  const isEligible = (await offerableAmong(ctx, [memberId])).has(memberId);
  const firstDay = Temporal.PlainDate.from(siteDay(ctx)).subtract({ days: daysShown });
  const boards = isEligible ? await selectBoardsSince(ctx.tx, String(firstDay)) : [];
  const views: BoardView[] = [];
  for (const board of boards) {
    views.push(await viewBoard(ctx, board));
  }
  const named = views.flatMap(({ places }) => places.map((place) => place.memberId));
  const ids = [...new Set([...named, memberId])];
  return {
    views,
    accounts: await readAccounts(ctx, ids),
    hidden: await selectHidden(ctx.tx, ids),
  };
}

async function viewBoard(ctx: Ctx<MemberActor>, board: Board): Promise<BoardView> {
  const { id: boardId } = board;
  const leaders = await selectLeaders(ctx.tx, { boardId, limit: readPlaces });
  // The places of a board that is paid are those that were frozen with it.
  const ranked =
    board.paidAt === null
      ? await rankLeaders(ctx, leaders)
      : leaders.flatMap(({ rank, ...row }) => (rank === null ? [] : [{ ...row, rank }]));
  const own = ranked.find((place) => place.memberId === ctx.actor.id);
  return {
    board,
    places: ranked.slice(0, shownPlaces),
    own: own ?? (await placeBehind(ctx, board)),
  };
}

/** The own place where it is behind all that were read; staff has none. */
async function placeBehind(ctx: Ctx<MemberActor>, board: Board): Promise<Ranked | undefined> {
  const { id: boardId } = board;
  const memberId = ctx.actor.id;
  const score = await findScore(ctx.tx, { boardId, memberId });
  if (score === undefined || (await staffAmong(ctx, [memberId])).has(memberId)) {
    return undefined;
  }
  const rank = (await countAhead(ctx.tx, { boardId, own: score })) + 1;
  return { ...score, rank };
}
