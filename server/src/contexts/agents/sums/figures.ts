import { currency, formatAmount } from '@portal/money';
import type { CurrencyCode } from '@portal/money';

/** What somebody, or a team, did; minor units. */
export interface Figures {
  readonly betCount: number;
  readonly stakeMinor: bigint;
  readonly validMinor: bigint;
  readonly payoutMinor: bigint;
  readonly depositMinor: bigint;
  readonly withdrawalMinor: bigint;
  readonly rebateMinor: bigint;
  readonly bonusMinor: bigint;
  readonly salaryMinor: bigint;
  readonly dividendMinor: bigint;
}

export const noFigures: Figures = {
  betCount: 0,
  stakeMinor: 0n,
  validMinor: 0n,
  payoutMinor: 0n,
  depositMinor: 0n,
  withdrawalMinor: 0n,
  rebateMinor: 0n,
  bonusMinor: 0n,
  salaryMinor: 0n,
  dividendMinor: 0n,
};

export function sumFigures(rows: readonly Figures[]): Figures {
  return rows.reduce(
    (sum, row) => ({
      betCount: sum.betCount + row.betCount,
      stakeMinor: sum.stakeMinor + row.stakeMinor,
      validMinor: sum.validMinor + row.validMinor,
      payoutMinor: sum.payoutMinor + row.payoutMinor,
      depositMinor: sum.depositMinor + row.depositMinor,
      withdrawalMinor: sum.withdrawalMinor + row.withdrawalMinor,
      rebateMinor: sum.rebateMinor + row.rebateMinor,
      bonusMinor: sum.bonusMinor + row.bonusMinor,
      salaryMinor: sum.salaryMinor + row.salaryMinor,
      dividendMinor: sum.dividendMinor + row.dividendMinor,
    }),
    noFigures,
  );
}

/** As seen by those who play (agents-loyalty-money.md A4). */
export function netOf({ payoutMinor, stakeMinor }: Figures): bigint {
  return payoutMinor - stakeMinor;
}

/** The net with what the house gave on top. */
export function totalOf(figures: Figures): bigint {
  return netOf(figures) + figures.rebateMinor + figures.bonusMinor;
}

export function isEmpty(figures: Figures): boolean {
  return Object.values(figures).every((value) => Number(value) === 0);
}

export function presentFigures(figures: Figures, code: CurrencyCode) {
  const text = (minor: bigint) => formatAmount(minor, currency(code));
  return {
    betCount: figures.betCount,
    stake: text(figures.stakeMinor),
    valid: text(figures.validMinor),
    payout: text(figures.payoutMinor),
    net: text(netOf(figures)),
    deposit: text(figures.depositMinor),
    withdrawal: text(figures.withdrawalMinor),
    rebate: text(figures.rebateMinor),
    bonus: text(figures.bonusMinor),
    salary: text(figures.salaryMinor + figures.dividendMinor),
    total: text(totalOf(figures)),
  };
}
