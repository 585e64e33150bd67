import {
  explained,
  floorLine,
  line,
  rateLine,
  recompute,
  type Explained,
  type ExplanationLine,
} from '../explanation.ts';
import { netRevenueLines, type LossBasis } from '../figures/net-revenue.ts';
import type { TeamFigures } from '../figures/team.ts';
import type { Contract } from './contract.ts';
import { tierReached, type Tier } from './tier.ts';

export const billStatuses = ['DUE', 'ZERO', 'NOT_REACHED', 'UPLINE_NOT_QUALIFIED'] as const;
export type BillStatus = (typeof billStatuses)[number];

/**
 * What a contract owes for a unit, before any payment (agents-loyalty-money.md C6 steps 1 and 2).
 * Minor units.
 */
export interface Bill {
  readonly contractId: string;
  readonly figures: TeamFigures;
  /** Valid bets as the contract counts them: what its rows ask for, and what a salary is of. */
  readonly validMinor: bigint;
  readonly netLossMinor: bigint;
  /** Index of the row that applies, or null. */
  readonly tier: number | null;
  readonly amountMinor: bigint;
  readonly status: BillStatus;
  /** From gross result, or valid bet, to the amount. */
  readonly explanation: Explained;
  /** From gross to net result with the carry, for the loss condition and the dividend base. */
  readonly netLossLines: readonly ExplanationLine[];
}

export interface BillOptions {
  readonly lossBasis: LossBasis;
  /** Carried into a dividend period, zero or negative. */
  readonly carryInMinor?: bigint;
  /** Cap per bill. */
  readonly maxPayoutMinor?: bigint;
}

/** The bill of one contract from the figures of the payee's team. */
export function billOf(contract: Contract, figures: TeamFigures, options: BillOptions): Bill {
  const carried = options.carryInMinor ?? 0n;
  const netLossLines = [
    ...netRevenueLines(figures.ggrMinor, figures.costs, options.lossBasis),
    ...(carried === 0n ? [] : [line('carry in', 'C5', { operation: 'add', value: carried })]),
  ];
  const netLossMinor = recompute(netLossLines);
  const { active, noSalaryMinor = 0n } = figures;
  const isLossBased = contract.kind === 'DIVIDEND';
  const validMinor = figures.validMinor - (isLossBased ? 0n : noSalaryMinor);
  const tier = tierReached(contract.tiers, { validMinor, netLossMinor, active });
  const row = tier === null ? undefined : contract.tiers[tier];
  const base = isLossBased
    ? [...netLossLines, line('only a loss pays', 'C1', { operation: 'at-least', value: 0n })]
    : salaryBase(figures);
  const explanation = explained(row === undefined ? [] : amountLines(base, row, options));
  return {
    contractId: contract.id,
    figures,
    validMinor,
    netLossMinor,
    tier,
    amountMinor: explanation.amount,
    status: row === undefined ? 'NOT_REACHED' : explanation.amount > 0n ? 'DUE' : 'ZERO',
    explanation,
    netLossLines,
  };
}

/** What salaries count; a part that they do not has a line of its own (lottery.md B3). */
function salaryBase({ validMinor, noSalaryMinor = 0n }: TeamFigures): readonly ExplanationLine[] {
  const valid = line('valid', 'C1', { operation: 'add', value: validMinor });
  const less = line('not for salaries', 'B3', { operation: 'subtract', value: noSalaryMinor });
  return noSalaryMinor === 0n ? [valid] : [valid, less];
}

/**
 * A bill whose payer reached no tier itself pays nothing when the site asks for it
 * (agents-loyalty-money.md C6 step 2).
 */
export function withUnqualifiedUpline(bill: Bill): Bill {
  return {
    ...bill,
    amountMinor: 0n,
    status: 'UPLINE_NOT_QUALIFIED',
    explanation: explained([
      ...bill.explanation.lines,
      line('upline reached no tier', 'C6 requireUplineQualified', {
        operation: 'times',
        value: 0n,
      }),
    ]),
  };
}

function amountLines(
  base: readonly ExplanationLine[],
  row: Tier,
  { maxPayoutMinor }: BillOptions,
): readonly ExplanationLine[] {
  const amount =
    row.rateType === 'P'
      ? [...base, rateLine('C1 tier', row.rate), floorLine('0: floor once per amount')]
      : [line('fixed amount', 'C1 tier', { operation: 'add', value: row.rate })];
  return maxPayoutMinor === undefined
    ? amount
    : [...amount, line('cap', 'C6 maxPayout', { operation: 'at-most', value: maxPayoutMinor })];
}
