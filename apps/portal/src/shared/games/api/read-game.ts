import { readGame } from '@portal/protocol/calls/catalog';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { gamesFreshForMs } from '../game-keys.ts';
import { askEvery } from '../../realtime/live-state.ts';
import { gameViewer, player } from '../game-viewer.ts';

/** One game by its id, with its type and vendor. */
export function gameQuery(nodeId: string, language: string) {
  return queryOptions({
    queryKey: ['games', 'one', nodeId, language],
    queryFn: async ({ signal }) =>
      valueOf(
        await client.send(readGame, {
          params: { nodeId },
          query: { language, ...gameViewer() },
          signal,
        }),
      ),
    staleTime: gamesFreshForMs,
  });
}

/** Without a line, a stop is known within this time. */
const openAskMs = 10_000;

/**
 * The game that is open in this tab, asked for by whoever plays it. It is gone where its audience
 * or its time ended: `game_not_found`.
 */
export function openGameQuery(nodeId: string, language: string) {
  return queryOptions({
    queryKey: ['games', 'open', nodeId, language],
    queryFn: async ({ signal }) =>
      valueOf(
        await client.send(readGame, {
          params: { nodeId },
          query: { language, ...player() },
          signal,
        }),
      ),
    staleTime: 0,
    retry: false,
    refetchInterval: () => askEvery(openAskMs),
  });
}
