import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import '../events.ts';
import type { RollupScope } from '../column-types.ts';
import type { FoldedRow, GroupStake } from '../events.ts';
import { foldDeltas, type FoldedSums, holdFold, markFolded } from '../store-fold.ts';

const foldedAtOnce = 5_000;
/**
 * A delivery costs some statements for each event, whatever it holds; 2,500 rows are a megabyte.
 */
const rowsOfEvent = 2_500;

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
  // While bets go on there is always something: what came meanwhile waits for the next fold.
  return { isMore: sums.reduce((count, { factCount }) => count + factCount, 0) >= foldedAtOnce };
}

/** `1950:1960:20000` for each pair of groups, as the fold writes them. */
function groupStakesOf(text: string): readonly GroupStake[] {
  return text.split(' ').map((part) => {
    const [usual = '', highest = '', stake = ''] = part.split(':');
    return { usual: Number(usual), highest: Number(highest), stake };
  });
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
    ...(sums.groupStakes !== null && { groupStakes: groupStakesOf(sums.groupStakes) }),
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
