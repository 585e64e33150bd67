import { type ProvenTeamFigure, provenTeamFigures } from '@portal/protocol';
import type { SpanRow } from '../../turnover/index.ts';
import type { Line } from '../reads.ts';

/** What the sums of a team add up; people who were counted once are none of it. */
export type TeamSums = Readonly<Record<ProvenTeamFigure, bigint>>;

export const noSums: TeamSums = {
  bets: 0n,
  stake: 0n,
  valid: 0n,
  payout: 0n,
  deposit: 0n,
  withdrawal: 0n,
  fee: 0n,
  bonus: 0n,
  rebate: 0n,
  salary: 0n,
  dividend: 0n,
  ownRebate: 0n,
  ownSalary: 0n,
  ownDividend: 0n,
  paidSalary: 0n,
  paidDividend: 0n,
};

/** What is added for one agent by what a member did in a category. */
export function sumsFor(
  row: SpanRow,
  place: { readonly isSelf: boolean; readonly isRightAbove: boolean },
): TeamSums {
  const { isSelf, isRightAbove } = place;
  const own = (minor: bigint): bigint => (isSelf ? minor : 0n);
  const paid = (minor: bigint): bigint => (isRightAbove ? minor : 0n);
  return {
    bets: BigInt(row.betCount),
    stake: row.stakeMinor,
    valid: row.validMinor,
    payout: row.payoutMinor,
    deposit: row.depositMinor,
    withdrawal: row.withdrawalMinor,
    fee: row.feeMinor,
    bonus: row.bonusMinor,
    rebate: row.rebateMinor,
    salary: row.salaryMinor,
    dividend: row.dividendMinor,
    ownRebate: own(row.rebateMinor),
    ownSalary: own(row.salaryMinor),
    ownDividend: own(row.dividendMinor),
    paidSalary: paid(row.salaryMinor),
    paidDividend: paid(row.dividendMinor),
  };
}

export function addedSums(left: TeamSums, right: TeamSums): TeamSums {
  const pairs = provenTeamFigures.map((name) => [name, left[name] + right[name]] as const);
  // Each figure has its pair.
  return Object.fromEntries(pairs) as Record<ProvenTeamFigure, bigint>;
}

/** The agents whose team somebody belongs to: all above, and the own team of an agent. */
export function teamsOf(id: string, { isAgent, above }: Line): readonly string[] {
  return isAgent ? [...above, id] : above;
}
