import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { Catalogue } from '../catalog/index.ts';
import { gamesDeskRoutes } from './desk-routes.ts';
import { openGames } from './games.ts';
import { gamesJobs } from './jobs.ts';
import { gamesRoutes } from './routes.ts';

export async function plugGames(
  { work }: ContextEnv,
  { catalogue }: { readonly catalogue: Catalogue },
): Promise<ContextPlug> {
  const games = await openGames({ work, catalogue });
  return {
    routes: [...gamesRoutes(games), ...gamesDeskRoutes(games)],
    jobs: gamesJobs,
    stop: () => games.spins.drain(),
  };
}
