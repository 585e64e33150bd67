import type { ContextPlug } from '../../platform/context-plug.ts';
import type { SiteViewer } from '../site/index.ts';
import { loyaltyDemo } from './demo-part.ts';
import { loyaltyJobs } from './jobs.ts';
import type { LoyaltyRules } from './loyalty-rules.ts';
import { boardRoutes } from './boards/routes.ts';
import { scoreBoards } from './boards/use-cases/score-boards.ts';
import { missionEvents } from './missions/hear.ts';
import type { MissionGifts } from './missions/mission-gifts.ts';
import { missionRoutes } from './missions/routes.ts';
import { pointDeskRoutes } from './points/desk-routes.ts';
import { pointRoutes } from './points/routes.ts';
import { settingsOf } from './settings.ts';
import { vipRoutes } from './vip/routes.ts';

export function plugLoyalty({
  viewer,
  gifts,
}: {
  readonly viewer: SiteViewer;
  readonly gifts: MissionGifts;
}): ContextPlug {
  const rules: LoyaltyRules = { settings: () => settingsOf(viewer.peek().configuration) };
  return {
    routes: [
      ...pointRoutes(rules),
      ...pointDeskRoutes,
      ...vipRoutes(rules),
      ...missionRoutes(gifts),
      ...boardRoutes,
    ],
    jobs: loyaltyJobs(rules),
    events: {
      ...missionEvents,
      'turnover.folded': [scoreBoards, ...(missionEvents['turnover.folded'] ?? [])],
    },
    demoParts: [loyaltyDemo(rules, gifts)],
  };
}
