import { readGame } from '@portal/protocol/calls/catalog';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

/** A game as visitors get it; undefined while it is not here, and for one that is stopped. */
export function useShownGame(nodeId: string) {
  return useQuery({
    queryKey: ['shown-game', nodeId],
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readGame, { params: { nodeId }, signal })),
    retry: false,
  }).data;
}
