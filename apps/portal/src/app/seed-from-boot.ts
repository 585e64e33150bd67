import type { BootAnswer } from '@portal/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { homeSlotsQuery } from '../features/home/home-slots-query.ts';
import { rowSize } from '../shared/games/game.ts';
import { gameKeys } from '../shared/games/game-keys.ts';
import { systemQuery } from '../shared/site/api/read-status.ts';

/**
 * The server sent the first rows with the document, so they are shown at once and fetched again
 * only when they are stale.
 */
export function seedFromBoot(queries: QueryClient, boot: BootAnswer): void {
  const { language } = boot;
  queries.setQueryData(systemQuery(language).queryKey, boot.system);
  queries.setQueryData(gameKeys.popular(language), boot.hot);
  const content = boot.slots.slice(0, rowSize);
  queries.setQueryData(homeSlotsQuery(language).queryKey, {
    content,
    games: content,
    pageNum: 1,
    pageSize: rowSize,
    totalPages: 1,
    total: content.length,
  });
}
