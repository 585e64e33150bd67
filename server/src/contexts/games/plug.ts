import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { Catalogue } from '../catalog/index.ts';
import type { Games } from './games.ts';
import { openGames } from './games.ts';
import { gamesJobs } from './jobs.ts';
import { gamesRoutes } from './routes.ts';

export interface GamesPlug extends ContextPlug {
  readonly games: Games;
}

export async function plugGames(
  { work }: ContextEnv,
  { catalogue }: { readonly catalogue: Catalogue },
): Promise<GamesPlug> {
  const games = await openGames({ work, catalogue });
  return {
    games,
    routes: gamesRoutes(games),
    jobs: gamesJobs,
    stop: () => games.spins.drain(),
  };
}
