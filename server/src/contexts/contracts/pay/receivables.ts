import type { Ctx } from '../../../platform/context.ts';
import type { Due } from './pay-dues.ts';
import type { BillRow } from './store-bills.ts';
import {
  moveReceivables,
  type ReceivableChange,
  selectReceivables,
  spendReceivables,
} from './store-receivables.ts';

/** A part of a bill before anything is netted from it. */
export interface GrossDue {
  readonly bill: BillRow;
  readonly amountMinor: bigint;
  readonly source: string;
}

/**
 * Takes what a contract paid too much before from what it pays now (C7). What contracts that ended
 * still had to get back was moved to one of the same two parties before.
 */
export async function netDues(ctx: Ctx, dues: readonly GrossDue[]): Promise<readonly Due[]> {
  if (dues.length === 0) {
    return [];
  }
  const payees = new Set(dues.map(({ bill }) => bill.payeeId));
  await moveReceivables(ctx.tx, [...payees], ctx.clock.now());
  const rows = await selectReceivables(
    ctx.tx,
    dues.map(({ bill }) => bill.contractId),
  );
  const left = new Map(rows.map((row) => [row.contractId, row.leftMinor]));
  const used: ReceivableChange[] = [];
  const netted = dues.map((due) => {
    const { contractId } = due.bill;
    const open = left.get(contractId) ?? 0n;
    const nettedMinor = open < due.amountMinor ? open : due.amountMinor;
    if (nettedMinor > 0n) {
      left.set(contractId, open - nettedMinor);
      used.push({ contractId, amountMinor: nettedMinor });
    }
    return { ...due, nettedMinor, amountMinor: due.amountMinor - nettedMinor };
  });
  if (used.length > 0) {
    await spendReceivables(ctx.tx, used);
  }
  return netted;
}
