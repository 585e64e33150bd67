import { assertDefined } from '@portal/money';
import type { MissionId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { foldFacts } from '../../../turnover/index.ts';
import { refuseStanding } from '../../points/gate.ts';
import { readProgress } from '../progress.ts';
import { insertEntry } from '../store-entries.ts';
import { findMission } from '../store-missions.ts';
import { type MissionView, viewMissions } from '../view-missions.ts';

/**
 * Takes part in the running period of a mission; what was done in it before does not count. Refuses
 * by standing, `not_found`, `mission_state`.
 */
export async function joinMission(ctx: Ctx<MemberActor>, id: MissionId): Promise<MissionView> {
  // Facts that wait would count as done after joining. Before the account is locked, as whoever
  // folds and then locks.
  await foldFacts(ctx);
  await refuseStanding(ctx);
  const memberId = ctx.actor.id;
  const mission = await findMission(ctx.tx, id);
  const views = mission ? await viewMissions(ctx, { memberId, missions: [mission] }) : [];
  const [running] = views;
  if (running === undefined) {
    throw new Refusal('not_found');
  }
  if (running.status !== 'JOIN') {
    throw new Refusal('mission_state', { state: running.status });
  }
  const [beforeDone = 0n] = await readProgress(ctx, { memberId, open: [running] });
  const period = running.period.key;
  const joinedAt = ctx.clock.now();
  await insertEntry(ctx.tx, { missionId: id, memberId, period, joinedAt, beforeDone });
  const [joined] = await viewMissions(ctx, { memberId, missions: [running.mission] });
  return assertDefined(joined, 'a mission that was joined just now is open');
}
