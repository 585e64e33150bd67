import { gamePageSize, type GameType } from '@portal/protocol';
import type { Snapshot } from './catalogue.ts';
import type { Game } from './game.ts';
import type { GamePage } from './list-games.ts';

/** What a member's own list is asked for. */
export interface OwnGamesQuery {
  readonly snapshot: Snapshot;
  readonly gameType?: GameType | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** portal.md, section 9. */
const usualPageSize = 20;

/** Those of the ids that are still in the catalogue, in their order. */
export function gamesOfIds(snapshot: Snapshot, nodeIds: readonly string[]): readonly Game[] {
  return nodeIds.flatMap((nodeId) => snapshot.byNodeId.get(nodeId) ?? []);
}

/** One page of a member's own games, of one category or of all. */
export function pageOfGames(games: readonly Game[], query: OwnGamesQuery): GamePage {
  const { page: pageNum = 1, gameType: type } = query;
  const pageSize = Math.min(query.pageSize ?? usualPageSize, gamePageSize);
  const isAny = type === undefined || type === 'HOT';
  const listed = isAny ? games : games.filter(({ gameType }) => gameType === type);
  const start = (pageNum - 1) * pageSize;
  return {
    games: listed.slice(start, start + pageSize),
    pageNum,
    pageSize,
    totalPages: Math.ceil(listed.length / pageSize),
    total: listed.length,
  };
}
