import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { favouritesKey } from '../shared/favourites/api/list-favourites.ts';
import { gameNarrowingQuery } from '../shared/games/api/read-game-narrowing.ts';
import { useBoot } from '../shared/site/site-facts.ts';
import { useViewer } from '../shared/site/viewer.ts';

/**
 * Where some games are not for everybody, lists are asked for anew by whoever signs in or out,
 * rises in rank or turns to another screen, and by all when the first game is narrowed while they
 * look. The document came with those of everybody.
 */
export function ViewerWatch() {
  const { data: areGamesNarrowed } = useQuery(gameNarrowingQuery(useBoot()));
  const { login, device, rank } = useViewer();
  const queries = useQueryClient();
  const viewer = areGamesNarrowed && login !== undefined ? `${login} ${device} ${rank}` : '';
  useEffect(() => {
    if (viewer !== '') {
      void askAnew(queries);
    }
  }, [viewer, queries]);
  return undefined;
}

/** A list that is still under way was asked for by somebody else: its answer is not waited for. */
async function askAnew(queries: QueryClient): Promise<void> {
  for (const queryKey of [['games'], ['winners'], favouritesKey]) {
    await queries.cancelQueries({ queryKey });
    void queries.invalidateQueries({ queryKey });
  }
}
