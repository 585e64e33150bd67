import {
  claimDaysAfter,
  type MissionPeriod,
  missionPeriods,
  missionStatus,
  type MissionStatus,
} from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { isForNoRank, rankOf } from '../vip/ranks-of.ts';
import { readProgress } from './progress.ts';
import { type MissionEntry, selectEntries } from './store-entries.ts';
import { type Mission, selectMissionsOn } from './store-missions.ts';

/** A mission in one of its periods, as it stands for a member. */
export interface MissionView {
  readonly mission: Mission;
  readonly period: MissionPeriod;
  /** Since joining, where it has to be joined. */
  readonly done: bigint;
  readonly status: MissionStatus;
}

/** A week that ended may be claimed to the end of the next one. */
const daysAfterClose = 2 * claimDaysAfter;

/** Missions that run now, or of which something may still be claimed. */
export function selectOpenMissions(ctx: Ctx): Promise<readonly Mission[]> {
  const today = siteDay(ctx);
  const firstClose = String(Temporal.PlainDate.from(today).subtract({ days: daysAfterClose }));
  return selectMissionsOn(ctx.tx, { today, firstClose });
}

/** Every period of these missions in which this member may do something, or did. */
export async function viewMissions(
  ctx: Ctx,
  { memberId, missions }: { readonly memberId: MemberId; readonly missions: readonly Mission[] },
): Promise<readonly MissionView[]> {
  const today = siteDay(ctx);
  const missionIds = missions.map(({ id }) => id);
  const entries = await selectEntries(ctx.tx, { memberId, missionIds });
  const rank = await rankOf(ctx, memberId);
  const open = missions
    .filter(({ minVip }) => !isForNoRank(ctx, minVip))
    .flatMap((mission) => missionPeriods(mission, today).map((period) => ({ mission, period })));
  const progress = await readProgress(ctx, { memberId, open });
  return open.map(({ mission, period }, at) => {
    const entry = entries.find((row) => row.missionId === mission.id && row.period === period.key);
    const done = (progress[at] ?? 0n) - (entry?.beforeDone ?? 0n);
    const isRunning = period.to === null || today <= period.to;
    const status = statusOf({ mission, done, isRunning, rank, entry });
    return { mission, period, done: isJoined(mission, entry) ? done : 0n, status };
  });
}

function statusOf(state: {
  readonly mission: Mission;
  readonly done: bigint;
  readonly isRunning: boolean;
  readonly rank: number;
  readonly entry: MissionEntry | undefined;
}): MissionStatus {
  const { mission, done, isRunning, rank, entry } = state;
  return missionStatus({
    done,
    target: mission.target,
    isRunning,
    isJoined: isJoined(mission, entry),
    isClaimed: entry !== undefined && entry.claimedAt !== null,
    hasRank: rank >= mission.minVip,
    hasBudget: mission.issued + mission.reward <= mission.budget,
  });
}

function isJoined(mission: Mission, entry: MissionEntry | undefined): boolean {
  return !mission.needsJoin || (entry !== undefined && entry.joinedAt !== null);
}
