import { launchGame } from '@portal/protocol/calls/games';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import type { PlayMode } from '@portal/protocol';
import { slotKeys } from '../slot-keys.ts';

export function launchQuery(game: { nodeId: string; mode: PlayMode; language: string }) {
  return queryOptions({
    queryKey: slotKeys.launch(game),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(launchGame, { body: { ...game, platform: 'WEB' }, signal })),
    // A launch is a fresh look at seeds, balance and the unshown round each time.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}
