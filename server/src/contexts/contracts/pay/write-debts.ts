import { type Debt, house } from '@portal/commission';
import type { BillId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { markDebtors } from './mark-debtors.ts';
import type { BillRow } from './store-bills.ts';
import { type DebtRow, lowerDebts, type NewDebt, putDebts } from './store-debts.ts';

/** What is owed on a bill to its payee, and to the house that paid for the payer. Minor units. */
export interface Left {
  readonly payeeMinor: bigint;
  readonly houseMinor: bigint;
}

const nothing: Left = { payeeMinor: 0n, houseMinor: 0n };

/** The rules know a debt by its bill; what the house paid for is the older part. */
export function debtsOfRow(row: DebtRow, takenOver: ReadonlySet<BillId>): readonly Debt[] {
  const { billId: contractId, payerId: payer, payeeId, leftMinor } = row;
  const houseMinor = takenOver.has(contractId) ? leftMinor : row.houseMinor;
  return [
    { contractId, payer, payee: house, amountMinor: houseMinor },
    { contractId, payer, payee: payeeId, amountMinor: leftMinor - houseMinor },
  ].filter(({ amountMinor }) => amountMinor > 0n);
}

/** Of each bill together: what a payer lacks later is another debt of the same bill. */
export function leftByBill(debts: readonly Debt[]): ReadonlyMap<string, Left> {
  const left = new Map<string, Left>();
  for (const { contractId, payee, amountMinor } of debts) {
    const { payeeMinor, houseMinor } = left.get(contractId) ?? nothing;
    const isHouse = payee === house;
    left.set(contractId, {
      payeeMinor: payeeMinor + (isHouse ? 0n : amountMinor),
      houseMinor: houseMinor + (isHouse ? amountMinor : 0n),
    });
  }
  return left;
}

/** Debts of the bills that moved, as the rules left them; both sides hear of it. */
export async function writeDebts(
  ctx: Ctx,
  settled: {
    readonly bills: readonly BillRow[];
    readonly left: ReadonlyMap<string, Left>;
    readonly debts: readonly DebtRow[];
  },
): Promise<void> {
  const { bills, left, debts } = settled;
  const at = ctx.clock.now();
  const old = new Map<string, DebtRow>(debts.map((row) => [row.billId, row]));
  const now = bills.flatMap((bill) => debtOf(bill, left.get(bill.id) ?? nothing));
  const oldLeft = ({ billId }: NewDebt) => old.get(billId)?.leftMinor ?? 0n;
  const oldHouse = ({ billId }: NewDebt) => old.get(billId)?.houseMinor ?? 0n;
  const more = now.filter((debt) => debt.leftMinor > oldLeft(debt));
  const fewer = now.filter((debt) => debt.leftMinor < oldLeft(debt));
  const takenOver = now.filter(
    (debt) => debt.leftMinor === oldLeft(debt) && debt.houseMinor !== oldHouse(debt),
  );
  const cleared = now.filter(
    (debt) => debt.leftMinor === debt.houseMinor && oldLeft(debt) > oldHouse(debt),
  );
  // In the order in which the rules made them, which is the order in which they are served.
  const order = [...left.keys()];
  more.sort((a, b) => order.indexOf(a.billId) - order.indexOf(b.billId));
  if (more.length > 0) {
    await putDebts(ctx.tx, more, at);
  }
  if (fewer.length + takenOver.length > 0) {
    await lowerDebts(ctx.tx, [...fewer, ...takenOver], at);
  }
  await markDebtors(ctx, { more, fewer, cleared });
}

/** Of the house nobody is owed. */
function debtOf({ id, payerId, payeeId }: BillRow, left: Left): readonly NewDebt[] {
  const { payeeMinor, houseMinor } = left;
  const leftMinor = payeeMinor + houseMinor;
  return payerId === null ? [] : [{ billId: id, payerId, payeeId, leftMinor, houseMinor }];
}
