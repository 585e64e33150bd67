import type { ContextPlug } from '../../platform/context-plug.ts';
import type { Catalogue } from '../catalog/index.ts';
import type { SiteViewer } from '../site/index.ts';
import { loyaltyDemo } from './demo-part.ts';
import { loyaltyJobs } from './jobs.ts';
import { boardRoutes } from './boards/routes.ts';
import { scoreBoards } from './boards/use-cases/score-boards.ts';
import { missionEvents } from './missions/hear.ts';
import type { MissionGifts } from './missions/mission-gifts.ts';
import { missionRoutes } from './missions/routes.ts';
import { pointDeskRoutes } from './points/desk-routes.ts';
import type { MallRules } from './points/refuse-money.ts';
import { pointRoutes } from './points/routes.ts';
import { settingsOf } from './settings.ts';
import type { BenefitsOf } from './vip/benefits.ts';
import { vipRoutes } from './vip/routes.ts';

export function plugLoyalty({
  viewer,
  catalogue,
  gifts,
  owedOf,
  benefits,
}: {
  readonly viewer: SiteViewer;
  readonly catalogue: Catalogue;
  readonly gifts: MissionGifts;
  readonly owedOf: MallRules['owedOf'];
  /** What ranks bring that other contexts keep. */
  readonly benefits: (viewer: SiteViewer) => BenefitsOf;
}): ContextPlug {
  const rules: MallRules = {
    settings: () => settingsOf(viewer.peek().configuration),
    owedOf,
  };
  const ofMissions = missionEvents(catalogue);
  return {
    routes: [
      ...pointRoutes(rules),
      ...pointDeskRoutes,
      ...vipRoutes(rules, benefits(viewer)),
      ...missionRoutes(gifts, catalogue),
      ...boardRoutes,
    ],
    jobs: loyaltyJobs(rules),
    events: {
      ...ofMissions,
      'turnover.folded': [scoreBoards, ...(ofMissions['turnover.folded'] ?? [])],
    },
    demoParts: [loyaltyDemo(rules, gifts)],
  };
}
