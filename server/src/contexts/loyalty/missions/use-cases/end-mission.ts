import { assertDefined } from '@portal/money';
import type { MissionId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { recordAct } from '../../../trail/index.ts';
import { closeMission, findMission, type Mission } from '../store-missions.ts';

/**
 * Makes today the last day of a mission; what is reached may be claimed as after any last day.
 * Refuses `not_found`, `mission_over`.
 */
export async function endMission(
  ctx: Ctx<OperatorActor>,
  { id, reason }: { readonly id: MissionId; readonly reason: string },
): Promise<Mission> {
  const before = await findMission(ctx.tx, id);
  if (before === undefined) {
    throw new Refusal('not_found');
  }
  if (!(await closeMission(ctx.tx, { id, today: siteDay(ctx) }))) {
    throw new Refusal('mission_over');
  }
  const after = assertDefined(await findMission(ctx.tx, id), 'it was found');
  await recordAct(ctx, {
    action: 'mission.end',
    subject: { type: 'mission', id },
    before: { closesOn: before.closesOn ?? '' },
    after: { closesOn: after.closesOn ?? '' },
    reason,
  });
  return after;
}
