import { gamePageSize, type GameClassify, type GameSort, type GameType } from '@portal/protocol';
import type { CurrencyCode } from '@portal/money';
import type { Entry, Snapshot } from './catalogue.ts';
import type { Game } from './game.ts';
import { orderedBy } from './order.ts';
import { rankFor } from './search.ts';
import { lowestStakeMinor } from './stakes.ts';

export interface GameFilter {
  readonly vendorCode?: string | undefined;
  readonly gameType?: GameType | undefined;
  readonly gameClassify?: GameClassify | undefined;
  /** Part of a title, in any language. */
  readonly title?: string | undefined;
  /** Games that take this stake or less. */
  readonly stakeMinor?: bigint | undefined;
  readonly currency: CurrencyCode;
  readonly locale: string;
  readonly sort?: GameSort | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

export interface GamePage {
  readonly games: readonly Game[];
  readonly pageNum: number;
  readonly pageSize: number;
  readonly totalPages: number;
  readonly total: number;
}

/** One page of the games that pass every filter; no page is larger than the fixed 42. */
export function listGames(snapshot: Snapshot, filter: GameFilter): GamePage {
  const pageSize = Math.min(filter.pageSize ?? gamePageSize, gamePageSize);
  const pageNum = filter.page ?? 1;
  const found = foundEntries(snapshot, filter);
  const start = (pageNum - 1) * pageSize;
  return {
    games: found.slice(start, start + pageSize).map((entry) => entry.game),
    pageNum,
    pageSize,
    totalPages: Math.ceil(found.length / pageSize),
    total: found.length,
  };
}

/** In the order that was asked for; without one, titles that were searched for by their rank. */
function foundEntries(snapshot: Snapshot, filter: GameFilter): readonly Entry[] {
  const passes = testOf(snapshot, filter);
  const found = entriesOf(snapshot, filter).filter((entry) => passes(entry));
  const { title = '', sort = 'popular' } = filter;
  if (title === '' || sort !== 'popular') {
    return found;
  }
  const rank = rankFor(snapshot, title);
  return found
    .map((entry) => ({ entry, rank: rank(entry) ?? 0 }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ entry }) => entry);
}

/** Whether an entry passes every filter. */
export function testOf(snapshot: Snapshot, filter: GameFilter): (entry: Entry) => boolean {
  const { vendorCode, gameType, gameClassify, stakeMinor, currency, title = '' } = filter;
  const type = gameType === 'HOT' ? undefined : gameType;
  const rank = rankFor(snapshot, title);
  return (entry) => {
    const { game } = entry;
    return (
      (vendorCode === undefined || game.vendorCode === vendorCode) &&
      (type === undefined || game.gameType === type) &&
      (gameClassify === undefined || game.gameClassify === gameClassify) &&
      rank(entry) !== undefined &&
      (stakeMinor === undefined || lowestStakeMinor(game, currency) <= stakeMinor)
    );
  };
}

/** How many games the hot category holds. */
export const hotSize = 210;

/** The entries of a category, in the order that was asked for. */
export function entriesOf(snapshot: Snapshot, filter: GameFilter): readonly Entry[] {
  const sort = filter.sort ?? 'popular';
  const entries = orderedBy(snapshot, sort, filter.locale);
  if (filter.gameType !== 'HOT') {
    return entries;
  }
  const hot = new Set(snapshot.entries.slice(0, hotSize));
  return entries.filter((entry) => hot.has(entry));
}
