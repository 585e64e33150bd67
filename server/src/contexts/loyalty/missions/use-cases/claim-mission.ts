import { assertDefined } from '@portal/money';
import type { MemberId, MissionId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { samePersons } from '../../../limits/index.ts';
import { refuseStanding } from '../../points/gate.ts';
import { payReward } from '../pay-reward.ts';
import type { MissionGifts } from '../mission-gifts.ts';
import { hasClaimed, putClaim } from '../store-entries.ts';
import { findMission, takeMissionBudget } from '../store-missions.ts';
import { hasBudget, type MissionView, viewMissions } from '../view-missions.ts';

/**
 * Takes what a mission is worth, once in each period whatever comes at once: the account of the
 * member is locked, and the debt `mission:<id>:<member>:<period>` is paid once for ever
 * (agents-loyalty-money.md D4), and once for each person, however many accounts they have (R89).
 * Refuses by standing, `not_found`, `mission_state`, `mission_budget_used`, `mission_day_full`,
 * `one_per_person`, `raffle_over`, `raffle_full`.
 */
export async function claimMission(
  ctx: Ctx<MemberActor>,
  { id, period }: { readonly id: MissionId; readonly period: string },
  gifts: MissionGifts,
): Promise<MissionView> {
  await refuseStanding(ctx);
  const memberId = ctx.actor.id;
  const mission = await findMission(ctx.tx, id);
  const views = mission ? await viewMissions(ctx, { memberId, missions: [mission] }) : [];
  const view = views.find((row) => row.period.key === period);
  if (view === undefined) {
    throw new Refusal('not_found');
  }
  refuseState(view);
  if (!(await takeMissionBudget(ctx.tx, { id, today: siteDay(ctx) }))) {
    throw new Refusal((await isUsed(ctx, id)) ? 'mission_budget_used' : 'mission_day_full');
  }
  await refuseSamePerson(ctx, { missionId: id, memberId, period });
  if (!(await putClaim(ctx.tx, { missionId: id, memberId, period, at: ctx.clock.now() }))) {
    throw new Refusal('mission_state', { state: 'CLAIMED' });
  }
  await payReward(ctx, { mission: view.mission, period }, gifts);
  return { ...view, status: 'CLAIMED' };
}

/** Who reached it learns that nothing is left to give; nobody is let past any other state. */
function refuseState({ status, done, mission }: MissionView): void {
  if (status === 'CLOSE' && done >= mission.target && !hasBudget(mission)) {
    throw new Refusal('mission_budget_used');
  }
  if (status !== 'CLAIM') {
    throw new Refusal('mission_state', { state: status });
  }
}

/** Whether nothing is left; else only what is given in a day is. */
async function isUsed(ctx: Ctx, id: MissionId): Promise<boolean> {
  const mission = assertDefined(await findMission(ctx.tx, id), 'missions are never removed');
  return !hasBudget(mission);
}

/** The budget was taken under the lock of the mission: the later of two claims sees the earlier. */
async function refuseSamePerson(
  ctx: Ctx,
  claim: { readonly missionId: MissionId; readonly memberId: MemberId; readonly period: string },
): Promise<void> {
  const { memberId, ...taken } = claim;
  const memberIds = (await samePersons(ctx, memberId)).map((linked) => linked.memberId);
  if (memberIds.length > 0 && (await hasClaimed(ctx.tx, { ...taken, memberIds }))) {
    throw new Refusal('one_per_person');
  }
}
