import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import '../events.ts';
import type { RollupScope } from '../column-types.ts';
import type { FoldedRow } from '../events.ts';
import { foldDeltas, type FoldedSums, holdFold, markFolded } from '../store-fold.ts';

const foldedAtOnce = 5_000;
const rowsOfEvent = 500;

/**
 * Adds waiting facts to the sums of their members' hours and days, and tells what was added, each
 * fact once (`turnover.folded`). Waits for whoever folds already. Answers whether more may wait.
 */
export async function foldFacts(ctx: Ctx): Promise<{ readonly isMore: boolean }> {
  const { timeZone } = ctx.site;
  await holdFold(ctx.tx);
  const sums = await foldDeltas(ctx.tx, { timeZone, atMost: foldedAtOnce });
  await markFolded(ctx.tx, ctx.clock.now());
  const rows = sums.map(presentSums);
  for (let start = 0; start < rows.length; start += rowsOfEvent) {
    const payload = { rows: rows.slice(start, start + rowsOfEvent) };
    await emit(ctx, { name: 'turnover.folded', payload });
  }
  return { isMore: rows.length > 0 };
}

function presentSums(sums: FoldedSums): FoldedRow {
  const { memberId, category, hour, siteDay, betCount, depositCount } = sums;
  return {
    memberId,
    // Of a fact, or ALL.
    category: category as RollupScope,
    hour: String(hour),
    siteDay,
    betCount,
    stake: String(sums.stakeMinor),
    valid: String(sums.validMinor),
    payout: String(sums.payoutMinor),
    jackpot: String(sums.jackpotMinor),
    noRebate: String(sums.noRebateMinor),
    noShare: String(sums.noShareMinor),
    groupStake: String(sums.groupStakeMinor),
    deposit: String(sums.depositMinor),
    depositCount,
    withdrawal: String(sums.withdrawalMinor),
    fee: String(sums.feeMinor),
    bonus: String(sums.bonusMinor),
    rebate: String(sums.rebateMinor),
    salary: String(sums.salaryMinor),
    dividend: String(sums.dividendMinor),
  };
}
