import { maskName } from '@portal/commission';
import { currency, formatAmount, parseAmount } from '@portal/money';
import type { BodyOf, BoardState, Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import type { Snapshot } from '../../catalog/index.ts';
import { scopeName } from '../missions/scope.ts';
import { multipleText } from '../multiple-text.ts';
import { textIn } from '../points/goods.ts';
import type { Ranked } from './ranking.ts';
import type { Board, BoardForm } from './store-boards.ts';
import type { BoardView, BoardViews } from './use-cases/list-leaderboards.ts';

interface Viewer extends Pick<Ctx, 'site' | 'locale' | 'clock'> {
  readonly games: Pick<Snapshot, 'byNodeId' | 'vendors'>;
}
type Boards = ReplyOf<Endpoints['listLeaderboards']>;
type Place = Boards['list'][number]['places'][number];

function stateOf(board: Board, today: string): BoardState {
  if (board.withdrawnAt !== null) {
    return 'WITHDRAWN';
  }
  if (board.paidAt !== null) {
    return 'PAID';
  }
  if (today < board.opensOn) {
    return 'COMING';
  }
  return today > board.closesOn ? 'HOLD' : 'RUNNING';
}

function factsOf(board: Board, viewer: Pick<Ctx, 'site' | 'clock'>) {
  const unit = currency(viewer.site.currency);
  const { id, metric, category, opensOn, closesOn, multiple } = board;
  return {
    id,
    metric,
    category,
    leastStake: formatAmount(board.leastStakeMinor, unit),
    opensOn,
    closesOn,
    multiple,
    state: stateOf(board, siteDay(viewer)),
    prizes: board.prizes.map((prize) => formatAmount(BigInt(prize), unit)),
  };
}

export function presentBoards(
  { views, accounts, hidden }: BoardViews,
  { viewer, ownId }: { readonly viewer: Viewer; readonly ownId: string },
): Boards {
  const nameOf = (id: string) =>
    hidden.has(id) && id !== ownId ? '' : maskName(accounts.get(id) ?? '');
  return {
    currency: viewer.site.currency,
    isHidden: hidden.has(ownId),
    list: views.map((view) => presentBoard(view, { viewer, ownId, nameOf })),
  };
}

function presentBoard(
  { board, places, own }: BoardView,
  audience: {
    readonly viewer: Viewer;
    readonly ownId: string;
    readonly nameOf: (id: string) => string;
  },
): Boards['list'][number] {
  const { viewer, ownId, nameOf } = audience;
  const unit = currency(viewer.site.currency);
  const shown = (place: Ranked): Place => ({
    rank: place.rank,
    name: nameOf(place.memberId),
    isOwn: place.memberId === ownId,
    score: scoreText(board, place.score, viewer.site.currency),
    prizeAmount: formatAmount(BigInt(board.prizes[place.rank - 1] ?? 0), unit),
  });
  const scope = scopeName(viewer.games, board, viewer.locale);
  const moments = places.map(({ reachedAt }) => String(reachedAt)).toSorted();
  return {
    ...factsOf(board, viewer),
    name: textIn(board.names, viewer),
    ...(scope !== undefined && { scope }),
    places: places.map(shown),
    own: own === undefined ? null : shown(own),
    changedAt: moments.at(-1) ?? null,
  };
}

/** Rounds, a multiple of the stake, or an amount of money. */
function scoreText({ metric }: Board, score: bigint, code: string): string {
  if (metric === 'ROUNDS') {
    return String(score);
  }
  return metric === 'MULTIPLIER' ? multipleText(score) : formatAmount(score, currency(code));
}

export function presentDeskBoard(
  board: Board,
  { ctx, players }: { readonly ctx: Pick<Ctx, 'site' | 'clock'>; readonly players: number },
): ReplyOf<Endpoints['endBoard']> {
  const { names, madeAt, paidAt, vendorCode, gameId } = board;
  return {
    ...factsOf(board, ctx),
    ...(vendorCode !== null && { vendorCode }),
    ...(gameId !== null && { gameId }),
    names,
    players,
    madeAt: String(madeAt),
    paidAt: paidAt === null ? null : String(paidAt),
  };
}

/** What was typed, in minor units; undefined where a prize is none. */
export function boardForm(
  body: BodyOf<Endpoints['createBoard']>,
  code: string,
): BoardForm | undefined {
  const prizes = body.prizes.map((text) => parseAmount(text, currency(code)));
  const least = leastOf(body.leastStake, code);
  const { names, metric, category, opensOn, closesOn, multiple } = body;
  const { vendorCode = null, gameId = null } = body;
  const minor = prizes.flatMap((prize) => (prize.ok && prize.value > 0n ? [prize.value] : []));
  const isTwice = vendorCode !== null && gameId !== null;
  if (least === undefined || minor.length < prizes.length || isTwice) {
    return undefined;
  }
  const scope = { category, vendorCode, gameId, leastStakeMinor: least };
  return { names, metric, ...scope, opensOn, closesOn, multiple, prizes: minor };
}

/** Zero, which no amount to be paid is, or an amount. */
function leastOf(text: string, code: string): bigint | undefined {
  const parsed = parseAmount(text, currency(code));
  return parsed.ok ? parsed.value : /^0(\.0+)?$/u.test(text) ? 0n : undefined;
}
