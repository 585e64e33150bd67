import { readGame } from '@portal/protocol/calls/catalog';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { gamesFreshForMs } from '../game-keys.ts';
import { gameViewer } from '../game-viewer.ts';

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
