import {
  type MissionFact,
  type MissionPeriod,
  type MissionSums,
  notedMissionKinds,
  progressOfFacts,
  progressOfSums,
  summedMissionKinds,
} from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { readSpan } from '../../turnover/index.ts';
import { selectFacts } from './store-facts.ts';
import type { Mission } from './store-missions.ts';

interface OpenMission {
  readonly mission: Mission;
  readonly period: MissionPeriod;
}

/** What the member did in the period of each; many missions share the same days. */
export async function readProgress(
  ctx: Ctx,
  { memberId, open }: { readonly memberId: MemberId; readonly open: readonly OpenMission[] },
): Promise<readonly bigint[]> {
  const today = siteDay(ctx);
  const read = new Map<string, Done>();
  const progress: bigint[] = [];
  for (const { mission, period } of open) {
    const { from, to } = period;
    const days = { from, to: to !== null && to < today ? to : today };
    const key = `${days.from} ${days.to}`;
    const done = read.get(key) ?? (await readDone(ctx, { memberId, ...days }));
    read.set(key, done);
    progress.push(progressOf(mission, done));
  }
  return progress;
}

interface Done {
  readonly sums: MissionSums;
  readonly facts: readonly MissionFact[];
}

interface Days {
  readonly memberId: MemberId;
  readonly from: string;
  readonly to: string;
}

async function readDone(ctx: Ctx, days: Days): Promise<Done> {
  return { sums: await readSums(ctx, days), facts: await selectFacts(ctx.tx, days) };
}

function progressOf(mission: Mission, { sums, facts }: Done): bigint {
  const { kind, category, target } = mission;
  const scope = category === null ? {} : { category };
  const summed = summedMissionKinds.find((name) => name === kind);
  if (summed !== undefined) {
    return progressOfSums({ kind: summed, ...scope }, sums);
  }
  const noted = notedMissionKinds.find((name) => name === kind);
  return noted === undefined ? 0n : progressOfFacts({ kind: noted, target, ...scope }, facts);
}

async function readSums(ctx: Ctx, query: Days): Promise<MissionSums> {
  const { memberId, from, to } = query;
  const rows = await readSpan(ctx, { from, to, memberIds: [memberId] });
  const money = rows.find(({ category }) => category === 'ALL');
  return {
    depositMinor: money?.depositMinor ?? 0n,
    depositCount: money?.depositCount ?? 0,
    play: rows.flatMap(({ category, validMinor, noLoyaltyMinor, betCount }) =>
      // By the weight of each game (sports-and-games.md D16).
      category === 'ALL' ? [] : [{ category, validMinor: validMinor - noLoyaltyMinor, betCount }],
    ),
  };
}
