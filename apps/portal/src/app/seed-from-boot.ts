import type { BootAnswer } from '@portal/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { homeSlotsQuery } from '../features/home/home-slots-query.ts';
import { gamesQuery } from '../shared/games/api/list-games.ts';
import { rowSize, type Game, type GamePage } from '../shared/games/game.ts';
import { narrowGames } from '../shared/games/game-viewer.ts';
import { gameKeys } from '../shared/games/game-keys.ts';
import { systemQuery } from '../shared/site/api/read-status.ts';

/**
 * The server sent the first games of the page with the document, so they are shown at once and
 * fetched again only when they are stale.
 */
export function seedFromBoot(queries: QueryClient, boot: BootAnswer): void {
  const { language } = boot;
  narrowGames(boot.areGamesNarrowed);
  queries.setQueryData(systemQuery(language).queryKey, boot.system);
  if (boot.home !== undefined) {
    queries.setQueryData(gameKeys.hot(language), boot.home.hot);
    queries.setQueryData(homeSlotsQuery(language).queryKey, onePageOf(boot.home.slots));
  }
  if (boot.centre !== undefined) {
    const { gameType, list, vendors } = boot.centre;
    const query = gamesQuery({ gameType, page: '1', pageSize: String(list.pageSize) }, language);
    queries.setQueryData(query.queryKey, { ...list, games: list.content });
    queries.setQueryData(gameKeys.firstVendors(language), vendors);
  }
}

function onePageOf(slots: readonly Game[]): GamePage {
  const content = slots.slice(0, rowSize);
  const total = content.length;
  return { content, games: content, pageNum: 1, pageSize: rowSize, totalPages: 1, total };
}
