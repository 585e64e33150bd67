import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import '../events.ts';
import type { RollupScope } from '../column-types.ts';
import type { FoldedRow, GroupStake, PlayedSums } from '../events.ts';
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
  const hours = Map.groupBy(sums, ({ memberId, hour, category }) =>
    [memberId, String(hour), category].join(' '),
  );
  const rows = [...hours.values()].map(presentHour);
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

type Figure = {
  readonly [Name in keyof FoldedSums]: FoldedSums[Name] extends bigint ? Name : never;
}[keyof FoldedSums];

/** Parts of an hour that a cut of its day parted, as one row that names them. */
function presentHour(parts: readonly FoldedSums[]): FoldedRow {
  const first = assertDefined(parts[0], 'an hour has a part');
  const { memberId, category, hour, siteDay } = first;
  const sum = (name: Figure) => String(parts.reduce((total, part) => total + part[name], 0n));
  const count = (name: 'betCount' | 'depositCount') =>
    parts.reduce((total, part) => total + part[name], 0);
  const isParted = parts.some(({ since }) => !since.equals(hour));
  return {
    memberId,
    // Of a fact, or ALL.
    category: category as RollupScope,
    hour: String(hour),
    siteDay,
    betCount: count('betCount'),
    stake: sum('stakeMinor'),
    payout: sum('payoutMinor'),
    jackpot: sum('jackpotMinor'),
    ...presentPlay(parts),
    ...(isParted && {
      parts: parts.map((part) => ({ since: String(part.since), ...presentPlay([part]) })),
    }),
    deposit: sum('depositMinor'),
    depositCount: count('depositCount'),
    withdrawal: sum('withdrawalMinor'),
    fee: sum('feeMinor'),
    bonus: sum('bonusMinor'),
    rebate: sum('rebateMinor'),
    salary: sum('salaryMinor'),
    dividend: sum('dividendMinor'),
  };
}

/** What rebates are counted on. */
function presentPlay(parts: readonly FoldedSums[]): PlayedSums {
  const sum = (name: Figure) => String(parts.reduce((total, part) => total + part[name], 0n));
  const stakes = parts.flatMap(({ groupStakes }) =>
    groupStakes === null ? [] : groupStakesOf(groupStakes),
  );
  return {
    valid: sum('validMinor'),
    noRebate: sum('noRebateMinor'),
    noShare: sum('noShareMinor'),
    groupStake: sum('groupStakeMinor'),
    ...(stakes.length > 0 && { groupStakes: stakes }),
  };
}
