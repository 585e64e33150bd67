import { house } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import type { Due } from './pay-dues.ts';
import type { BillRow } from './store-bills.ts';
import { type ReceivableChange, selectReceivables, spendReceivables } from './store-debts.ts';

/** A part of a bill before anything is netted from it. */
export interface GrossDue {
  readonly bill: BillRow;
  readonly amountMinor: bigint;
  readonly source: string;
}

/** Takes what was paid too much before from what is due now, for the same two parties. */
export async function netDues(ctx: Ctx, dues: readonly GrossDue[]): Promise<readonly Due[]> {
  const [first] = dues;
  if (first === undefined) {
    return [];
  }
  const { kind } = first.bill;
  const rows = await selectReceivables(ctx.tx, {
    kind,
    payeeIds: dues.map(({ bill }) => bill.payeeId),
  });
  const left = new Map(rows.map((row) => [`${row.payer} ${row.payeeId}`, row.leftMinor]));
  const used: ReceivableChange[] = [];
  const netted = dues.map((due) => {
    const { payeeId, payerId } = due.bill;
    const payer = payerId ?? house;
    const open = left.get(`${payer} ${payeeId}`) ?? 0n;
    const nettedMinor = open < due.amountMinor ? open : due.amountMinor;
    if (nettedMinor > 0n) {
      left.set(`${payer} ${payeeId}`, open - nettedMinor);
      used.push({ payer, payeeId, kind, amountMinor: nettedMinor });
    }
    return { ...due, nettedMinor, amountMinor: due.amountMinor - nettedMinor };
  });
  if (used.length > 0) {
    await spendReceivables(ctx.tx, used);
  }
  return netted;
}
