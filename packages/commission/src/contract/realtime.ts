import type { Bill } from './bill.ts';

/**
 * Entitlement of a contract at a five-minute boundary (agents-loyalty-money.md C6, real-time).
 * Minor units.
 */
export interface WindowDue {
  readonly contractId: string;
  readonly bill: Bill;
  readonly entitledMinor: bigint;
  readonly alreadyAccruedMinor: bigint;
  /** Negative when a void took more than was earned since; nothing is paid then. */
  readonly deltaMinor: bigint;
  readonly payMinor: bigint;
}

/**
 * One boundary: pays the increase of the day's entitlement over what was accrued. Rounding happens
 * on the day's total only, so missed or repeated boundaries change nothing.
 */
export function windowDues(
  bills: readonly Bill[],
  accruals: ReadonlyMap<string, bigint>,
): readonly WindowDue[] {
  return bills.map((bill) => {
    const alreadyAccruedMinor = accruals.get(bill.contractId) ?? 0n;
    const deltaMinor = bill.amountMinor - alreadyAccruedMinor;
    return {
      contractId: bill.contractId,
      bill,
      entitledMinor: bill.amountMinor,
      alreadyAccruedMinor,
      deltaMinor,
      payMinor: deltaMinor > 0n ? deltaMinor : 0n,
    };
  });
}

/** Accruals after the boundary: they never fall during the day. */
export function accrueWindow(
  accruals: ReadonlyMap<string, bigint>,
  dues: readonly WindowDue[],
): ReadonlyMap<string, bigint> {
  const next = new Map(accruals);
  for (const { contractId, alreadyAccruedMinor, payMinor } of dues) {
    next.set(contractId, alreadyAccruedMinor + payMinor);
  }
  return next;
}

/** What is over-paid when the day closes; it becomes a receivable. */
export function overpaidAtClose(
  accruals: ReadonlyMap<string, bigint>,
  bills: readonly Bill[],
): ReadonlyMap<string, bigint> {
  const over = new Map<string, bigint>();
  for (const { contractId, amountMinor } of bills) {
    const excess = (accruals.get(contractId) ?? 0n) - amountMinor;
    if (excess > 0n) {
      over.set(contractId, excess);
    }
  }
  return over;
}
