import { missionPeriods, owedOfMission, takenBackLeastMinor } from '@portal/commission';
import { currency } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import type { FoldedRow } from '../../turnover/index.ts';
import { type OpenMission, readProgressAmong } from './progress.ts';
import { type Mission, selectMissionsOf } from './store-missions.ts';
import { type ClaimedEntry, selectClaimedSince, updateOwed } from './store-owed.ts';

/** Vendors take results back within this time; an older claim is left in peace. */
const daysBack = 30;

/**
 * Bets or deposits of these members changed: what missions gave for what is not there any more is
 * owed, and not owed again once the target is reached anew (agents-loyalty-money.md D4). Only money
 * is: points and tickets have voids of their own.
 */
export async function noteVoids(ctx: Ctx, rows: readonly FoldedRow[]): Promise<void> {
  const since = ctx.clock.now().subtract({ hours: 24 * daysBack });
  const memberIds = [...new Set(rows.map(({ memberId }) => memberId))];
  const lessened = new Set(rows.filter(isLess).map(({ memberId }) => memberId));
  const claimed = (await selectClaimedSince(ctx.tx, { memberIds, since })).filter(
    (entry) => lessened.has(entry.memberId) || entry.owedMinor > 0n,
  );
  const missions = claimed.length === 0 ? [] : await selectOfMoney(ctx, claimed);
  const open = missions.flatMap((mission) => {
    const entries = claimed.filter(({ missionId }) => missionId === mission.id);
    return [...new Set(entries.map(({ period }) => period))].flatMap((key) =>
      periodOf(mission, key),
    );
  });
  if (open.length > 0) {
    await judge(ctx, { claimed, open });
  }
}

function isLess({ betCount, valid, deposit, depositCount }: FoldedRow): boolean {
  return betCount < 0 || depositCount < 0 || valid.startsWith('-') || deposit.startsWith('-');
}

async function selectOfMoney(ctx: Ctx, claimed: readonly ClaimedEntry[]) {
  const leastMinor = takenBackLeastMinor(currency(ctx.site.currency).exponent);
  const ids = [...new Set(claimed.map(({ missionId }) => missionId))];
  const missions = await selectMissionsOf(ctx.tx, ids);
  return missions.filter(
    ({ rewardKind, reward }) => rewardKind === 'MONEY' && reward >= leastMinor,
  );
}

function periodOf(mission: Mission, key: string): readonly OpenMission[] {
  const day = key === 'once' ? mission.opensOn : key;
  return missionPeriods(mission, day)
    .filter((period) => period.key === key)
    .map((period) => ({ mission, period }));
}

async function judge(
  ctx: Ctx,
  look: { readonly claimed: readonly ClaimedEntry[]; readonly open: readonly OpenMission[] },
): Promise<void> {
  const { claimed, open } = look;
  const leastMinor = takenBackLeastMinor(currency(ctx.site.currency).exponent);
  const memberIds = [...new Set(claimed.map(({ memberId }) => memberId))];
  const progress = await readProgressAmong(ctx, { memberIds, open });
  const rows = open.flatMap(({ mission, period }, at) =>
    claimed
      .filter((entry) => entry.missionId === mission.id && entry.period === period.key)
      .map(({ missionId, memberId, beforeDone }) => {
        const done = (progress[at]?.get(memberId) ?? 0n) - beforeDone;
        const { target, reward: rewardMinor } = mission;
        const owedMinor = owedOfMission({ done, target, rewardMinor, leastMinor });
        return { missionId, memberId, period: period.key, owedMinor };
      }),
  );
  await updateOwed(ctx.tx, rows);
}
