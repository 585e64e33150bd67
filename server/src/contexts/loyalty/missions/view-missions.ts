import {
  claimDaysAfter,
  type MissionPeriod,
  missionPeriods,
  missionStatus,
  type MissionStatus,
} from '@portal/commission';
import type { MemberId, MissionId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { isForNoRank, ranksOf } from '../vip/ranks-of.ts';
import { type OpenMission, readProgressAmong } from './progress.ts';
import { type MissionEntry, selectEntries } from './store-entries.ts';
import { type Mission, selectMissionsOf, selectMissionsOn } from './store-missions.ts';

/** A mission in one of its periods, as it stands for a member. */
export interface MissionView {
  readonly mission: Mission;
  readonly period: MissionPeriod;
  /** Since joining, where it has to be joined. */
  readonly done: bigint;
  readonly status: MissionStatus;
  /** Whether the member was told that it is done. */
  readonly isTold: boolean;
  /** What is to be claimed before; undefined where nothing is. */
  readonly after: Mission | undefined;
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
  const among = await viewMissionsAmong(ctx, { memberIds: [memberId], missions });
  return among.get(memberId) ?? [];
}

/** The same of many members, in as many statements as of one. */
export async function viewMissionsAmong(
  ctx: Ctx,
  query: { readonly memberIds: readonly MemberId[]; readonly missions: readonly Mission[] },
): Promise<ReadonlyMap<MemberId, readonly MissionView[]>> {
  const { memberIds, missions } = query;
  const today = siteDay(ctx);
  const earlier = await selectEarlier(ctx, missions);
  const missionIds = [...new Set([...missions.map(({ id }) => id), ...earlier.keys()])];
  const entries = await selectEntries(ctx.tx, { memberIds, missionIds });
  const entriesOf = Map.groupBy(entries, ({ memberId }) => memberId);
  const ranks = await ranksOf(ctx, memberIds);
  const open = missions
    .filter(({ minVip }) => !isForNoRank(ctx, minVip))
    .flatMap((mission) => missionPeriods(mission, today).map((period) => ({ mission, period })));
  const progress = await readProgressAmong(ctx, { memberIds, open });
  const viewsOf = (memberId: MemberId) =>
    open.map((mission, at) =>
      viewOf(mission, {
        entries: entriesOf.get(memberId) ?? [],
        did: progress[at]?.get(memberId) ?? 0n,
        rank: ranks.get(memberId) ?? 0,
        earlier,
        today,
      }),
    );
  return new Map(memberIds.map((memberId) => [memberId, viewsOf(memberId)]));
}

function viewOf(
  { mission, period }: OpenMission,
  member: {
    readonly entries: readonly MissionEntry[];
    readonly did: bigint;
    readonly rank: number;
    readonly earlier: ReadonlyMap<MissionId, Mission>;
    readonly today: string;
  },
): MissionView {
  const { entries, did, rank, earlier, today } = member;
  const entry = entries.find((row) => row.missionId === mission.id && row.period === period.key);
  const done = did - (entry?.beforeDone ?? 0n);
  const isRunning = period.to === null || today <= period.to;
  const after = openBefore(mission, { entries, earlier });
  const hasRank = rank >= mission.minVip && after === undefined;
  const status = statusOf({ mission, done, isRunning, hasRank, entry });
  const isTold = entry !== undefined && entry.toldAt !== null;
  const counted = isJoined(mission, entry) ? done : 0n;
  return { mission, period, done: counted, status, isTold, after };
}

/** The missions that some ask for first. */
async function selectEarlier(
  ctx: Ctx,
  missions: readonly Mission[],
): Promise<ReadonlyMap<MissionId, Mission>> {
  const ids = missions.flatMap(({ afterMission }) => afterMission ?? []);
  const rows = ids.length === 0 ? [] : await selectMissionsOf(ctx.tx, ids);
  return new Map(rows.map((mission) => [mission.id, mission]));
}

/** What a mission asks for first and nobody claimed in any of its periods yet. */
function openBefore(
  { afterMission }: Mission,
  member: {
    readonly entries: readonly MissionEntry[];
    readonly earlier: ReadonlyMap<MissionId, Mission>;
  },
): Mission | undefined {
  const isClaimed = member.entries.some(
    ({ missionId, claimedAt }) => missionId === afterMission && claimedAt !== null,
  );
  return afterMission === null || isClaimed ? undefined : member.earlier.get(afterMission);
}

function statusOf(state: {
  readonly mission: Mission;
  readonly done: bigint;
  readonly isRunning: boolean;
  readonly hasRank: boolean;
  readonly entry: MissionEntry | undefined;
}): MissionStatus {
  const { mission, done, isRunning, hasRank, entry } = state;
  return missionStatus({
    done,
    target: mission.target,
    isRunning,
    isJoined: isJoined(mission, entry),
    isClaimed: entry !== undefined && entry.claimedAt !== null,
    hasRank,
    hasBudget: hasBudget(mission),
  });
}

/** Whether there is enough left of what a mission may give away. */
export function hasBudget({ issued, reward, budget }: Mission): boolean {
  return issued + reward <= budget;
}

function isJoined(mission: Mission, entry: MissionEntry | undefined): boolean {
  return !mission.needsJoin || (entry !== undefined && entry.joinedAt !== null);
}
