import type { BillId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { type BillRow, selectBills } from '../store-bills.ts';
import { selectBillPayments } from '../store-records.ts';
import { selectWindows, type WindowRow } from '../store-windows.ts';

export interface BillView {
  readonly bill: BillRow;
  readonly payments: readonly {
    readonly amountMinor: bigint;
    readonly source: string;
    readonly paidAt: Temporal.Instant;
  }[];
  readonly windows: readonly WindowRow[];
}

/** Refuses with `not_found` what the caller is no party of, whether it exists or not. */
export async function readBill(ctx: Ctx<MemberActor>, id: BillId): Promise<BillView> {
  const [bill] = await selectBills(ctx.tx, [id]);
  const isParty = bill?.payeeId === ctx.actor.id || bill?.payerId === ctx.actor.id;
  if (bill === undefined || !isParty) {
    throw new Refusal('not_found');
  }
  const payments = await selectBillPayments(ctx.tx, id);
  return { bill, payments, windows: await selectWindows(ctx.tx, id) };
}
