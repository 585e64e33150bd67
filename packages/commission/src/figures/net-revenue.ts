import { line, type ExplanationLine } from '../explanation.ts';

/**
 * Deductions from a team's gross result (agents-loyalty-money.md A4), each shown on its own line.
 * Minor units.
 */
export const deductions = ['rebate', 'bonus', 'fee', 'vendorFee', 'salary', 'chargeback'] as const;
export type Deduction = (typeof deductions)[number];

export type Costs = Readonly<Record<Deduction, bigint>>;

export const noCosts: Costs = {
  rebate: 0n,
  bonus: 0n,
  fee: 0n,
  vendorFee: 0n,
  salary: 0n,
  chargeback: 0n,
};

/** Which result a loss condition and a dividend look at. */
export const lossBases = ['NGR', 'GGR'] as const;
export type LossBasis = (typeof lossBases)[number];

/** The lines from the gross to the net result of a team; deductions of zero are left out. */
export function netRevenueLines(
  ggrMinor: bigint,
  costs: Costs,
  basis: LossBasis,
): readonly ExplanationLine[] {
  const gross = line('ggr', 'A4', { operation: 'add', value: ggrMinor });
  if (basis === 'GGR') {
    return [gross];
  }
  return [
    gross,
    ...deductions
      .filter((name) => costs[name] !== 0n)
      .map((name) => line(name, 'A4', { operation: 'subtract', value: costs[name] })),
  ];
}

export function sumCosts(left: Costs, right: Costs): Costs {
  return {
    rebate: left.rebate + right.rebate,
    bonus: left.bonus + right.bonus,
    fee: left.fee + right.fee,
    vendorFee: left.vendorFee + right.vendorFee,
    salary: left.salary + right.salary,
    chargeback: left.chargeback + right.chargeback,
  };
}
