import type { Texts } from '@portal/i18n/files';
import type { Route } from '../../platform/http/route.ts';
import type { Games, SiteRules } from './games.ts';
import { launchRoutes } from './launch/launch-routes.ts';
import { recordRoutes } from './rounds/record-routes.ts';
import { steppedRoutes } from './rounds/stepped-routes.ts';
import { seedRoutes } from './seeds/seed-routes.ts';
import { spinRoute } from './slots/spin-route.ts';

export function gamesRoutes(
  games: Games,
  { texts, site }: { readonly texts: Texts; readonly site: SiteRules },
): readonly Route[] {
  return [
    spinRoute(games),
    ...steppedRoutes(games),
    ...launchRoutes(games, site),
    ...recordRoutes(games, texts),
    ...seedRoutes,
  ];
}
