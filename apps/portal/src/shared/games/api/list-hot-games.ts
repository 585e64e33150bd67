import { listHotGames } from '@portal/protocol/calls/catalog';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import type { Game } from '../game.ts';
import { gameKeys, gamesFreshForMs } from '../game-keys.ts';
import { keptList } from '../kept-lists.ts';
import { gameViewer } from '../game-viewer.ts';

/**
 * The server's twenty (portal.md, section 9). Kept in the tab like the vendors; another language
 * asks for its own (section 4).
 */
export function hotGamesQuery(language: string) {
  const { keep, read } = keptList<Game>('hot', language);
  return queryOptions({
    queryKey: gameKeys.hot(language),
    queryFn: async ({ signal }) => {
      const answer = await client.send(listHotGames, {
        query: { language, ...gameViewer() },
        signal,
      });
      return keep(valueOf(answer).list);
    },
    initialData: () => read()?.list,
    initialDataUpdatedAt: () => read()?.atMs,
    staleTime: gamesFreshForMs,
  });
}
