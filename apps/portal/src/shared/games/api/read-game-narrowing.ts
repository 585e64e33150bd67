import { readGameNarrowing } from '@portal/protocol/calls/catalog';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { askEvery } from '../../realtime/live-state.ts';
import { narrowGames } from '../game-viewer.ts';

const everyMs = 60_000;

/**
 * Whether some games are not for everybody; the page arrives with the first answer. A hint about
 * games asks again with all else of them, and without a line the clock does.
 */
export function gameNarrowingQuery(boot: { readonly areGamesNarrowed: boolean }) {
  return queryOptions({
    queryKey: ['games', 'narrowing'],
    queryFn: async ({ signal }) => {
      const { areGamesNarrowed } = valueOf(await client.send(readGameNarrowing, { signal }));
      narrowGames(areGamesNarrowed);
      return areGamesNarrowed;
    },
    initialData: boot.areGamesNarrowed,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: () => askEvery(everyMs),
  });
}
