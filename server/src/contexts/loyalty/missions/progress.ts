import { type MissionPeriod, type MissionSums, progressOfSums } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { readSpan } from '../../turnover/index.ts';
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
  const read = new Map<string, MissionSums>();
  const progress: bigint[] = [];
  for (const { mission, period } of open) {
    const { from, to } = period;
    const days = { from, to: to !== null && to < today ? to : today };
    const key = `${days.from} ${days.to}`;
    const sums = read.get(key) ?? (await readSums(ctx, { memberId, ...days }));
    read.set(key, sums);
    const { kind, category } = mission;
    progress.push(progressOfSums({ kind, ...(category !== null && { category }) }, sums));
  }
  return progress;
}

async function readSums(
  ctx: Ctx,
  query: { readonly memberId: MemberId; readonly from: string; readonly to: string },
): Promise<MissionSums> {
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
