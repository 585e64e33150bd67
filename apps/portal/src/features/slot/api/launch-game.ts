import { launchGame } from '@portal/protocol/calls/games';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { movesMoney } from '../../../shared/purses/moves-money.ts';
import type { PlayMode } from '@portal/protocol';
import { slotKeys } from '../slot-keys.ts';

export function launchQuery(game: { nodeId: string; mode: PlayMode; language: string }) {
  return queryOptions({
    queryKey: slotKeys.launch(game),
    queryFn: async ({ signal }) =>
      valueOf(
        await client.send(launchGame, {
          body: { ...game, platform: 'WEB', ...(movesMoney() && { movesMoney: true }) },
          signal,
        }),
      ),
    // Seeds, balance and the round that was not shown change with every play, so each launch asks
    // again.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}
