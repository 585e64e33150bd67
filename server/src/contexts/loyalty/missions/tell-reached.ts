import type { MemberId, MissionId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { offerableAmong } from '../../limits/index.ts';
import { putTold } from './store-entries.ts';
import { selectOpenMissions, viewMissionsAmong } from './view-missions.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Missions are done and can be claimed; each is told once in each of its periods. */
    readonly 'loyalty.missions_reached': {
      readonly reached: readonly {
        readonly memberId: MemberId;
        readonly missionId: MissionId;
        readonly period: string;
      }[];
    };
  }
}

/**
 * Looks at the missions of members who did something just now, and tells of those that are done
 * (agents-loyalty-money.md G, MISSION_DONE). Nobody who may have no gifts is told (R13).
 */
export async function tellReached(ctx: Ctx, memberIds: readonly MemberId[]): Promise<void> {
  const missions = memberIds.length === 0 ? [] : await selectOpenMissions(ctx);
  if (missions.length === 0) {
    return;
  }
  const offerable = await offerableAmong(ctx, memberIds);
  const members = memberIds.filter((id) => offerable.has(id));
  const among = await viewMissionsAmong(ctx, { memberIds: members, missions });
  const done = [...among].flatMap(([memberId, views]) =>
    views
      .filter(({ status, isTold }) => status === 'CLAIM' && !isTold)
      .map(({ mission, period }) => ({ memberId, missionId: mission.id, period: period.key })),
  );
  if (done.length === 0) {
    return;
  }
  const told = await putTold(ctx.tx, { keys: done, at: ctx.clock.now() });
  if (told.length > 0) {
    await emit(ctx, { name: 'loyalty.missions_reached', payload: { reached: told } });
  }
}
