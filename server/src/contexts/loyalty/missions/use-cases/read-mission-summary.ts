import { missionStatuses } from '@portal/commission';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { offerableAmong } from '../../../limits/index.ts';
import { type MissionView, selectOpenMissions, viewMissions } from '../view-missions.ts';

/**
 * The missions of the caller, what may be claimed first. What ended without being reached is left
 * out; nobody who may not have gifts sees any (R13).
 */
export async function readMissionSummary(ctx: Ctx<MemberActor>): Promise<readonly MissionView[]> {
  const memberId = ctx.actor.id;
  if (!(await offerableAmong(ctx, [memberId])).has(memberId)) {
    return [];
  }
  const missions = await selectOpenMissions(ctx);
  const views = await viewMissions(ctx, { memberId, missions });
  return views
    .filter(({ status }) => status !== 'CLOSE')
    .toSorted(
      (left, right) => missionStatuses.indexOf(left.status) - missionStatuses.indexOf(right.status),
    );
}
