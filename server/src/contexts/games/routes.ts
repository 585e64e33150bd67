import type { Texts } from '@portal/i18n/files';
import type { Route } from '../../platform/http/route.ts';
import { freeSpinsRoutes } from './free-spins/free-spins-routes.ts';
import type { Games } from './games.ts';
import { designRoutes } from './launch/launch-routes.ts';
import { recordRoutes } from './rounds/record-routes.ts';
import { steppedRoutes } from './rounds/stepped-routes.ts';
import { seedRoutes } from './seeds/seed-routes.ts';
import { spinRoute } from './slots/spin-route.ts';

export function gamesRoutes(games: Games, texts: Texts): readonly Route[] {
  return [
    spinRoute(games),
    ...freeSpinsRoutes(games),
    ...steppedRoutes(games),
    ...designRoutes(games),
    ...recordRoutes(games, texts),
    ...seedRoutes,
  ];
}
