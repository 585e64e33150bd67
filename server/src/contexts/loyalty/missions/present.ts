import { currency, formatAmount } from '@portal/money';
import {
  abilitiesOf,
  amountMissionKinds,
  type Endpoints,
  moneyMissionRewards,
  type ReplyOf,
} from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import type { Snapshot } from '../../catalog/index.ts';
import { textIn } from '../points/goods.ts';
import { multipleText } from '../multiple-text.ts';
import { scopeName } from './scope.ts';
import type { Mission } from './store-missions.ts';
import type { MissionView } from './view-missions.ts';

interface Viewer extends Pick<Ctx, 'site' | 'locale'> {
  readonly games: Pick<Snapshot, 'byNodeId' | 'vendors'>;
}

/** Amounts with the decimals of the currency; numbers of times and points as they are. */
function figures(mission: Mission, code: string) {
  const unit = currency(code);
  const isAmount = amountMissionKinds.includes(mission.kind);
  const isMoney = moneyMissionRewards.includes(mission.rewardKind);
  return {
    counted: (figure: bigint) =>
      mission.kind === 'WIN_MULTIPLIER'
        ? multipleText(figure)
        : isAmount
          ? formatAmount(figure, unit)
          : String(figure),
    given: (figure: bigint) => (isMoney ? formatAmount(figure, unit) : String(figure)),
  };
}

function factsOf(mission: Mission, code: string) {
  const { counted, given } = figures(mission, code);
  return {
    id: mission.id,
    kind: mission.kind,
    category: mission.category,
    target: counted(mission.target),
    cycle: mission.cycle,
    minVip: mission.minVip,
    rewardKind: mission.rewardKind,
    ...(mission.raffleId !== null && { raffleId: mission.raffleId }),
    reward: given(mission.reward),
    multiple: mission.multiple,
  };
}

export function presentMission(
  view: MissionView,
  viewer: Viewer,
): ReplyOf<Endpoints['claimMission']> {
  const { mission, period, done, status } = view;
  const { currency: code } = viewer.site;
  const scope = scopeName(viewer.games, mission, viewer.locale);
  return {
    ...factsOf(mission, code),
    name: textIn(mission.names, viewer),
    period: period.key,
    from: period.from,
    to: period.to,
    claimUntil: period.claimUntil,
    // What a void took back is nothing done, and nothing owed.
    done: figures(mission, code).counted(done > 0n ? done : 0n),
    ...(scope !== undefined && { scope }),
    ...(view.after !== undefined && { after: textIn(view.after.names, viewer) }),
    status,
  };
}

export function presentSummary(
  views: readonly MissionView[],
  viewer: Viewer,
): ReplyOf<Endpoints['readMissionSummary']> {
  return {
    currency: viewer.site.currency,
    claimCount: views.filter(({ status }) => status === 'CLAIM').length,
    missions: views.map((view) => presentMission(view, viewer)),
  };
}

export function presentDeskMission(
  mission: Mission,
  ctx: Pick<Ctx, 'site' | 'clock'>,
): ReplyOf<Endpoints['endMission']> {
  const { given } = figures(mission, ctx.site.currency);
  const { names, opensOn, closesOn, needsJoin, budget, issued, sort, madeAt } = mission;
  const lastDay = closesOn ?? '9999';
  return {
    ...factsOf(mission, ctx.site.currency),
    names,
    opensOn,
    closesOn,
    needsJoin,
    ...(mission.vendorCode !== null && { vendorCode: mission.vendorCode }),
    ...(mission.gameId !== null && { gameId: mission.gameId }),
    ...(mission.afterMission !== null && { afterMission: mission.afterMission }),
    ...(mission.mostPerDay !== null && { mostPerDay: mission.mostPerDay }),
    budget: given(budget),
    sort,
    issued: given(issued),
    claims: String(issued / mission.reward),
    isOver: lastDay <= siteDay(ctx),
    madeAt: String(madeAt),
  };
}

/** What this operator may do with missions and boards. */
export function manageAbilities(ctx: Ctx<OperatorActor>): 'manage'[] {
  return abilitiesOf(ctx.actor.role).includes('loyalty.manage') ? ['manage'] : [];
}
