import {
  type MissionFact,
  type MissionPeriod,
  type MissionSums,
  type GamePlay,
  notedMissionKinds,
  playedMissionKinds,
  progressOfFacts,
  progressOfGames,
  progressOfSums,
  summedMissionKinds,
} from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { readSpan, type SpanRow } from '../../turnover/index.ts';
import { isNarrow } from './scope.ts';
import { selectFacts } from './store-facts.ts';
import type { Mission } from './store-missions.ts';
import { selectPlays } from './store-plays.ts';

export interface OpenMission {
  readonly mission: Mission;
  readonly period: MissionPeriod;
}

/** What the member did in the period of each. */
export async function readProgress(
  ctx: Ctx,
  { memberId, open }: { readonly memberId: MemberId; readonly open: readonly OpenMission[] },
): Promise<readonly bigint[]> {
  const among = await readProgressAmong(ctx, { memberIds: [memberId], open });
  return among.map((done) => done.get(memberId) ?? 0n);
}

/** The same of many members; many missions share the same days. */
export async function readProgressAmong(
  ctx: Ctx,
  query: { readonly memberIds: readonly MemberId[]; readonly open: readonly OpenMission[] },
): Promise<readonly ReadonlyMap<MemberId, bigint>[]> {
  const { memberIds, open } = query;
  const today = siteDay(ctx);
  const hasNarrow = open.some(({ mission }) => isNarrow(mission));
  const read = new Map<string, ReadonlyMap<MemberId, Done>>();
  const progress: ReadonlyMap<MemberId, bigint>[] = [];
  for (const { mission, period } of open) {
    const { from, to } = period;
    const days = { from, to: to !== null && to < today ? to : today };
    const key = `${days.from} ${days.to}`;
    const done = read.get(key) ?? (await readDone(ctx, { memberIds, ...days, hasNarrow }));
    read.set(key, done);
    progress.push(new Map([...done].map(([id, own]) => [id, progressOf(mission, own)])));
  }
  return progress;
}

interface Done {
  readonly sums: MissionSums;
  readonly facts: readonly MissionFact[];
  /** Of the vendors and games that some missions ask for. */
  readonly plays: readonly GamePlay[];
}

interface Days {
  readonly memberIds: readonly MemberId[];
  readonly from: string;
  readonly to: string;
  readonly hasNarrow: boolean;
}

async function readDone(ctx: Ctx, days: Days): Promise<ReadonlyMap<MemberId, Done>> {
  const rows = Map.groupBy(await readSpan(ctx, days), ({ memberId }) => memberId);
  const facts = Map.groupBy(await selectFacts(ctx.tx, days), ({ memberId }) => memberId);
  const played = days.hasNarrow ? await selectPlays(ctx.tx, days) : [];
  const plays = Map.groupBy(played, ({ memberId }) => memberId);
  const doneOf = (id: MemberId): Done => ({
    sums: sumsOf(rows.get(id) ?? []),
    facts: facts.get(id) ?? [],
    plays: plays.get(id) ?? [],
  });
  return new Map(days.memberIds.map((id) => [id, doneOf(id)]));
}

function progressOf(mission: Mission, { sums, facts, plays }: Done): bigint {
  const { kind, category, target } = mission;
  const scope = category === null ? {} : { category };
  const played = playedMissionKinds.find((name) => name === kind);
  if (played !== undefined && isNarrow(mission)) {
    return progressOfGames({ kind: played, ...scope, ...placeOf(mission) }, plays);
  }
  const summed = summedMissionKinds.find((name) => name === kind);
  if (summed !== undefined) {
    return progressOfSums({ kind: summed, ...scope }, sums);
  }
  const noted = notedMissionKinds.find((name) => name === kind);
  return noted === undefined ? 0n : progressOfFacts({ kind: noted, target, ...scope }, facts);
}

function placeOf({ vendorCode, gameId }: Mission) {
  return {
    ...(vendorCode !== null && { vendor: vendorCode }),
    ...(gameId !== null && { game: gameId }),
  };
}

function sumsOf(rows: readonly SpanRow[]): MissionSums {
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
