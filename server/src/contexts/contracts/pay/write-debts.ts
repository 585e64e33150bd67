import { type Debt, house, type RunLedger } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { BillId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { markDebtors } from './mark-debtors.ts';
import type { BillRow } from './store-bills.ts';
import { type DebtRow, insertDebts, lowerDebts, type NewDebt } from './store-debts.ts';

/** A debt with what is left of it; the part that the house paid for is the older one. */
export interface Left extends DebtRow {
  readonly before: DebtRow;
}

/** Debts as the rules left them, and what payers lacked besides. */
export interface DebtsAfter {
  readonly rows: readonly Left[];
  readonly arisen: readonly Debt[];
}

/** Two debts of the rules each, whose name is the bill: to the house, and to the payee. */
export function debtsOfRow(row: DebtRow, takenOver: ReadonlySet<bigint>): readonly Debt[] {
  const { number, billId: contractId, payerId: payer, payeeId, leftMinor } = row;
  const houseMinor = takenOver.has(number) ? leftMinor : row.houseMinor;
  return [
    { contractId, payer, payee: house, amountMinor: houseMinor },
    { contractId, payer, payee: payeeId, amountMinor: leftMinor - houseMinor },
  ];
}

/** What a ledger that began with the debts of these rows, in this order, made of them. */
export function debtsAfter(ledger: RunLedger, rows: readonly DebtRow[]): DebtsAfter {
  const older = ledger.olderLeft();
  const left = rows.map((row, at) => {
    const houseMinor = assertDefined(older[2 * at], 'a part of the house');
    const payeeMinor = assertDefined(older[2 * at + 1], 'a part of the payee');
    return { ...row, leftMinor: houseMinor + payeeMinor, houseMinor, before: row };
  });
  return { rows: left, arisen: ledger.arisen() };
}

/** What payees wait for, by bill. */
export function owedByBill({ rows, arisen }: DebtsAfter): ReadonlyMap<string, bigint> {
  const owed = new Map<string, bigint>();
  const add = (billId: string, minor: bigint) => owed.set(billId, (owed.get(billId) ?? 0n) + minor);
  rows.forEach(({ billId, leftMinor, houseMinor }) => add(billId, leftMinor - houseMinor));
  arisen.forEach(({ contractId, amountMinor }) => add(contractId, amountMinor));
  return owed;
}

/** Debts that moved, as the rules left them, and new ones; both sides hear of it. */
export async function writeDebts(
  ctx: Ctx,
  settled: { readonly bills: readonly BillRow[]; readonly after: DebtsAfter },
): Promise<void> {
  const { bills, after } = settled;
  const at = ctx.clock.now();
  const byId = new Map<string, BillRow>(bills.map((bill) => [bill.id, bill]));
  const more = after.arisen.flatMap((debt) => debtOf(byId.get(debt.contractId), debt.amountMinor));
  const moved = after.rows.filter(
    ({ leftMinor, houseMinor, before }) =>
      leftMinor !== before.leftMinor || houseMinor !== before.houseMinor,
  );
  if (moved.length > 0) {
    await lowerDebts(ctx.tx, moved, at);
  }
  if (more.length > 0) {
    await insertDebts(ctx.tx, more, at);
  }
  const fewer = moved.filter(({ leftMinor, before }) => leftMinor < before.leftMinor);
  await markDebtors(ctx, { more, fewer, cleared: clearedBills(moved, owedByBill(after)) });
}

/** One of each bill of which the payee has everything by now, from the payer or from the house. */
function clearedBills(
  moved: readonly Left[],
  owed: ReadonlyMap<string, bigint>,
): readonly DebtRow[] {
  const cleared = moved.filter(
    ({ billId, before }) => owed.get(billId) === 0n && before.leftMinor > before.houseMinor,
  );
  return [...new Map<BillId, DebtRow>(cleared.map((row) => [row.billId, row])).values()];
}

/** The house is never short, so nobody is owed by it. */
function debtOf(bill: BillRow | undefined, leftMinor: bigint): readonly NewDebt[] {
  const { id: billId, payerId, payeeId } = assertDefined(bill, 'a debt belongs to a bill');
  return payerId === null ? [] : [{ billId, payerId, payeeId, leftMinor }];
}
