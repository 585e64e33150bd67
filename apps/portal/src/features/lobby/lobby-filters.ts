import type { GamesQuery } from '../../shared/games/api/list-games.ts';
import { searchPageSize, type GameType } from '../../shared/games/game.ts';
import { readLobbyFilters, type LobbyFilters } from './lobby-search.ts';

/** The list query of one page; without a category it asks for every game. */
export function lobbyQuery(type: GameType | undefined, filters: LobbyFilters): GamesQuery {
  const { page = 1, list: _own, ...rest } = filters;
  return {
    ...(type !== undefined && { gameType: type }),
    ...rest,
    page: String(page),
    pageSize: String(searchPageSize),
  };
}

/** A change of any filter starts again at the first page. */
export function changeFilters(
  filters: LobbyFilters,
  change: { readonly [Name in keyof LobbyFilters]: LobbyFilters[Name] | undefined },
): LobbyFilters {
  return readLobbyFilters({ ...filters, page: undefined, ...change });
}

/** How many filters narrow the list, for the phone's "clear" button. */
export function filterCount({ gameClassify, vassalage, gameName }: LobbyFilters): number {
  return [gameClassify, vassalage, gameName].filter((value) => value !== undefined).length;
}
