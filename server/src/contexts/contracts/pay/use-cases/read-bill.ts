import type { Span } from '@portal/commission';
import type { BillId, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { countedSpan } from '../counted-span.ts';
import { type BillRow, selectBills } from '../store-bills.ts';
import { selectHousePart } from '../store-debts.ts';
import { selectBillPayments } from '../store-records.ts';
import { selectWindows, type WindowRow } from '../store-windows.ts';

export interface BillView {
  readonly bill: BillRow;
  readonly payments: readonly {
    readonly amountMinor: bigint;
    readonly source: string;
    readonly paidAt: Temporal.Instant;
  }[];
  /** What the payer owes the house instead; the payee is not told. */
  readonly houseMinor: bigint;
  readonly windows: readonly WindowRow[];
  /** From when to when it counts what was booked. */
  readonly counted: Span;
}

/** Which bill, and which party asks; null for operators, who see every one. */
export interface BillKey {
  readonly id: BillId;
  readonly party: MemberId | null;
}

/** Refuses with `not_found` what the one who asks is no party of, whether it exists or not. */
export async function readBill(ctx: Ctx, { id, party }: BillKey): Promise<BillView> {
  const bill = await billOf(ctx, { id, party });
  const payments = await selectBillPayments(ctx.tx, id);
  const houseMinor = bill.payeeId === party ? 0n : await selectHousePart(ctx.tx, id);
  const windows = await selectWindows(ctx.tx, id);
  return { bill, payments, houseMinor, windows, counted: await countedSpan(ctx, bill) };
}

export async function billOf(ctx: Ctx, { id, party }: BillKey): Promise<BillRow> {
  const [bill] = await selectBills(ctx.tx, [id]);
  const isSeen = party === null || bill?.payeeId === party || bill?.payerId === party;
  if (bill === undefined || !isSeen) {
    throw new Refusal('not_found');
  }
  return bill;
}
