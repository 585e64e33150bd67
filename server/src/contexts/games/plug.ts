import { openTexts } from '@portal/i18n/files';
import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { Bets } from '../bets/index.ts';
import type { Catalogue, RankOf } from '../catalog/index.ts';
import { earlyGamesDemo } from './demo-early-play.ts';
import { gamesDemo } from './demo-part.ts';
import { gamesDeskRoutes } from './desk-routes.ts';
import { openGames, type SiteRules } from './games.ts';
import { gamesJobs } from './jobs.ts';
import { gamesRoutes } from './routes.ts';
import { type HouseLaunch, houseLaunch } from './launch/launch-routes.ts';
import { prepareSeeds } from './seeds/use-cases/prepare-seeds.ts';

export async function plugGames(
  { work }: ContextEnv,
  parts: SiteRules & {
    readonly catalogue: Catalogue;
    readonly bets: Bets;
    readonly rankOf: RankOf;
  },
): Promise<ContextPlug & { readonly launchHouse: HouseLaunch }> {
  const { catalogue, bets, rankOf } = parts;
  const games = await openGames({ work, catalogue, bets, rankOf });
  const texts = openTexts();
  return {
    launchHouse: houseLaunch(games, parts),
    routes: [...gamesRoutes(games, texts), ...gamesDeskRoutes(games, texts)],
    jobs: gamesJobs(games),
    demoParts: [gamesDemo(games)],
    earlyDemoParts: [earlyGamesDemo(games)],
    events: { 'member.registered': [prepareSeeds] },
    stop: () => games.spins.drain(),
  };
}
