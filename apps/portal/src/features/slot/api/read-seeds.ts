import { readSeeds } from '@portal/protocol/calls/games';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import type { PlayMode } from '@portal/protocol';
import { slotKeys } from '../slot-keys.ts';

export function seedsQuery(mode: PlayMode) {
  return queryOptions({
    queryKey: slotKeys.seeds(mode),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readSeeds, { query: { mode }, signal })),
    staleTime: 0,
  });
}
