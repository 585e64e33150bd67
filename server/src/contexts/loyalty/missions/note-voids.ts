import { missionPeriods, owedOfMission, takenBackLeastMinor } from '@portal/commission';
import { currency } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import type { FoldedRow } from '../../turnover/index.ts';
import { lockAndLook } from '../../wallet/index.ts';
import { cashOf } from '../points/books.ts';
import { type JudgedClaim, moveGift } from './gifts-back.ts';
import type { MissionGifts } from './mission-gifts.ts';
import { type OpenMission, readProgressAmong } from './progress.ts';
import { type Mission, selectMissionsOf } from './store-missions.ts';
import { type ClaimedEntry, selectClaimedSince, updateOwed } from './store-owed.ts';

/** Vendors take results back within this time; an older claim is left in peace. */
const daysBack = 30;

/**
 * Bets or deposits of these members changed: what missions gave for what is not there any more is
 * owed, and not owed again once the target is reached anew (agents-loyalty-money.md D4). What is no
 * money goes back itself (`moveGift`); an envelope that was opened is owed as money is.
 */
export async function noteVoids(
  ctx: Ctx,
  rows: readonly FoldedRow[],
  gifts: MissionGifts,
): Promise<void> {
  const since = ctx.clock.now().subtract({ hours: 24 * daysBack });
  const memberIds = [...new Set(rows.map(({ memberId }) => memberId))];
  const lessened = new Set(rows.filter(isLess).map(({ memberId }) => memberId));
  const claimed = (await selectClaimedSince(ctx.tx, { memberIds, since })).filter(
    (entry) => lessened.has(entry.memberId) || entry.owedMinor > 0n || entry.takenBackAt !== null,
  );
  const missions = claimed.length === 0 ? [] : await selectTakenBack(ctx, claimed);
  const open = missions.flatMap((mission) => {
    const entries = claimed.filter(({ missionId }) => missionId === mission.id);
    return [...new Set(entries.map(({ period }) => period))].flatMap((key) =>
      periodOf(mission, key),
    );
  });
  if (open.length > 0) {
    await judge(ctx, { claimed, open }, gifts);
  }
}

function isLess({ betCount, valid, deposit, depositCount }: FoldedRow): boolean {
  return betCount < 0 || depositCount < 0 || valid.startsWith('-') || deposit.startsWith('-');
}

/** A small gift of money is never taken back. */
async function selectTakenBack(ctx: Ctx, claimed: readonly ClaimedEntry[]) {
  const leastMinor = takenBackLeastMinor(currency(ctx.site.currency).exponent);
  const ids = [...new Set(claimed.map(({ missionId }) => missionId))];
  const missions = await selectMissionsOf(ctx.tx, ids);
  return missions.filter(
    ({ rewardKind, reward }) => rewardKind !== 'MONEY' || reward >= leastMinor,
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
  gifts: MissionGifts,
): Promise<void> {
  const { claimed, open } = look;
  const memberIds = [...new Set(claimed.map(({ memberId }) => memberId))];
  const progress = await readProgressAmong(ctx, { memberIds, open });
  const claims = open.flatMap(({ mission, period }, at) =>
    claimed
      .filter((entry) => entry.missionId === mission.id && entry.period === period.key)
      .map(({ memberId, beforeDone }) => {
        const done = (progress[at]?.get(memberId) ?? 0n) - beforeDone;
        return { mission, memberId, period: period.key, done, isLost: done < mission.target };
      }),
  );
  const owed = claims.filter(({ mission }) => mission.rewardKind === 'MONEY');
  const inKind = claims.filter(({ mission }) => mission.rewardKind !== 'MONEY');
  await lockAccounts(ctx, inKind);
  for (const claim of inKind.toSorted(byMember)) {
    if ((await moveGift(ctx, claim, gifts)) === 'opened' || !claim.isLost) {
      owed.push(claim);
    }
  }
  await updateOwed(ctx.tx, owed.map(owedOf(ctx)));
}

type Claim = JudgedClaim & { readonly done: bigint };

/**
 * All accounts of the fold before anything else of it, as whoever claims holds the own account when
 * it comes to a raffle.
 */
async function lockAccounts(ctx: Ctx, claims: readonly Claim[]): Promise<void> {
  const memberIds = [...new Set(claims.map(({ memberId }) => memberId))];
  if (memberIds.length > 0) {
    const { currency: code } = ctx.site;
    const accounts = memberIds.map((id) => ({ account: cashOf(id), currency: code }));
    await lockAndLook(ctx, { accounts, debts: [] });
  }
}

function byMember(left: Claim, right: Claim): number {
  return left.memberId < right.memberId ? -1 : left.memberId > right.memberId ? 1 : 0;
}

function owedOf({ site }: Pick<Ctx, 'site'>) {
  const leastMinor = takenBackLeastMinor(currency(site.currency).exponent);
  return ({ mission, memberId, period, done }: Claim) => {
    const { id: missionId, target, reward: rewardMinor } = mission;
    const owedMinor = owedOfMission({ done, target, rewardMinor, leastMinor });
    return { missionId, memberId, period, owedMinor };
  };
}
