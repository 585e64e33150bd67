import type { ContextPlug } from '../../platform/context-plug.ts';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { Catalogue } from '../catalog/index.ts';
import type { OperatorsPlug } from '../operators/index.ts';
import { type Ceiling, ceilingOf, type SiteViewer } from '../site/index.ts';
import { loyaltyDemo } from './demo-part.ts';
import { loyaltyJobs } from './jobs.ts';
import { makeBoard } from './boards/board-act.ts';
import { boardRoutes } from './boards/routes.ts';
import { scoreBoards } from './boards/use-cases/score-boards.ts';
import { missionEvents } from './missions/hear.ts';
import { makeMission } from './missions/mission-act.ts';
import type { MissionGifts } from './missions/mission-gifts.ts';
import { missionRoutes } from './missions/routes.ts';
import { pointDeskRoutes } from './points/desk-routes.ts';
import { makeGoods, remakeGoods } from './points/goods-act.ts';
import { remakeRule } from './points/rule-act.ts';
import { takeBackPoints } from './points/take-act.ts';
import type { MallRules } from './points/refuse-money.ts';
import { pointRoutes } from './points/routes.ts';
import { settingsOf } from './settings.ts';
import type { BenefitsOf } from './vip/benefits.ts';
import { remakeLadder } from './vip/ladder-act.ts';
import { vipRoutes } from './vip/routes.ts';
import { tellBirthday } from './vip/tell-birthday.ts';

export function plugLoyalty({
  viewer,
  catalogue,
  gifts,
  owedOf,
  acts,
  leftToGive,
  benefits,
}: {
  readonly viewer: SiteViewer;
  readonly catalogue: Catalogue;
  readonly gifts: MissionGifts;
  readonly owedOf: MallRules['owedOf'];
  readonly acts: OperatorsPlug['acts'];
  /** What an operator may still give alone, which lies above: money promised here counts. */
  readonly leftToGive: (ctx: Ctx<OperatorActor>, ceiling: Ceiling) => Promise<bigint>;
  /** What ranks bring that other contexts keep. */
  readonly benefits: (viewer: SiteViewer) => BenefitsOf;
}): ContextPlug {
  acts.declare(makeMission(gifts));
  acts.declare(makeBoard);
  acts.declare(makeGoods);
  acts.declare(remakeGoods);
  acts.declare(remakeRule);
  acts.declare(takeBackPoints);
  acts.declare(remakeLadder);
  const rules: MallRules = {
    settings: () => settingsOf(viewer.peek().configuration),
    owedOf,
  };
  const ceiling = () => ceilingOf(viewer.peek().configuration);
  const promises = {
    gifts,
    ceiling,
    leftAlone: (ctx: Ctx<OperatorActor>) => leftToGive(ctx, ceiling()),
    waitHours: () => viewer.peek().configuration.adjustments.waitHours,
  };
  const ofMissions = missionEvents(catalogue, gifts);
  return {
    routes: [
      ...pointRoutes(rules),
      ...pointDeskRoutes(promises),
      ...vipRoutes({ ...rules, ...promises }, benefits(viewer)),
      ...missionRoutes(promises, catalogue),
      ...boardRoutes(promises, catalogue),
    ],
    jobs: loyaltyJobs(rules, catalogue),
    events: {
      ...ofMissions,
      'identity.came_today': [...(ofMissions['identity.came_today'] ?? []), tellBirthday],
      'turnover.folded': [
        (ctx, folded) => scoreBoards(ctx, folded, catalogue),
        ...(ofMissions['turnover.folded'] ?? []),
      ],
    },
    demoParts: [loyaltyDemo({ ...rules, gifts, games: catalogue })],
  };
}
