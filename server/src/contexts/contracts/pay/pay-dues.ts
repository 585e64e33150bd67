import { house, type Payment, RunLedger } from '@portal/commission';
import { assert, assertDefined } from '@portal/money';
import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { lockAndLook } from '../../wallet/index.ts';
import { cashOf, postPayments } from './postings.ts';
import {
  type BillChange,
  type BillRow,
  changeBills,
  insertPayments,
  selectBills,
  selectPaymentCounts,
} from './store-bills.ts';
import { type DebtRow, selectDebtsBelow } from './store-debts.ts';
import { type DebtsAfter, debtsAfter, debtsOfRow, owedByBill, writeDebts } from './write-debts.ts';

/** What made a payment by which the house stood in for a payer. */
const guarantee = 'GUARANTEE';

/** A part of a bill that is due now, after what is netted from it. */
export interface Due {
  readonly bill: BillRow;
  readonly nettedMinor: bigint;
  readonly amountMinor: bigint;
  readonly source: string;
}

/** What happens to the purses of a transaction, by the rules of debts. */
type Moves = (ledger: RunLedger, debts: readonly DebtRow[]) => void;

/**
 * Pays dues strictly in their order: a payer's older debts first, then the due, then the debts of
 * whoever was paid, and so on down. What a payer lacks becomes a debt. Everything is written in the
 * caller's transaction, under the locks of all purses that may move.
 */
export async function payDues(
  ctx: Ctx,
  dues: readonly Due[],
  { isPartial }: { readonly isPartial: boolean },
): Promise<void> {
  if (dues.length === 0) {
    return;
  }
  const parties = dues.flatMap(({ bill }) => [bill.payerId, bill.payeeId]);
  await settle(ctx, { parties, dues, isPartial }, (ledger) => {
    for (const { bill, amountMinor, source } of dues) {
      const { id: contractId, payerId, payeeId: payee } = bill;
      ledger.pay({ contractId, payer: payerId ?? house, payee, amountMinor, source });
    }
  });
}

/** Serves the debts of payers who have something again. */
export async function serveDebts(
  ctx: Ctx,
  payers: readonly MemberId[],
  { isPartial }: { readonly isPartial: boolean },
): Promise<void> {
  await settle(ctx, { parties: payers, dues: [], isPartial }, (ledger) => {
    payers.forEach((payer) => ledger.credit(payer, 0n));
  });
}

/**
 * The house pays what payees wait for, who serve their own debts with it; whoever was short owes
 * the house from now on. What was paid meanwhile is not paid again.
 */
export async function takeOverDebts(
  ctx: Ctx,
  rows: readonly Pick<DebtRow, 'number' | 'payerId' | 'payeeId'>[],
  { isPartial }: { readonly isPartial: boolean },
): Promise<void> {
  const parties = rows.flatMap(({ payerId, payeeId }) => [payerId, payeeId]);
  const takenOver = new Set(rows.map(({ number }) => number));
  await settle(ctx, { parties, dues: [], isPartial, takenOver }, (ledger, debts) => {
    for (const { number, billId: contractId, payeeId, leftMinor, houseMinor } of debts) {
      if (takenOver.has(number)) {
        const amountMinor = leftMinor - houseMinor;
        ledger.pay({ contractId, payer: house, payee: payeeId, amountMinor, source: guarantee });
      }
    }
  });
}

async function settle(
  ctx: Ctx,
  query: {
    readonly parties: readonly (MemberId | null)[];
    readonly dues: readonly Due[];
    readonly isPartial: boolean;
    /** Debts that are owed to the house from now on. */
    readonly takenOver?: ReadonlySet<bigint>;
  },
  move: Moves,
): Promise<void> {
  const { parties, dues, isPartial, takenOver = new Set() } = query;
  const members = [...new Set(parties.filter((id) => id !== null))];
  // Debts are read again under the locks: who paid meanwhile is not paid twice.
  const seen = await selectDebtsBelow(ctx.tx, members);
  const purses = [...new Set([...members, ...seen.flatMap((row) => [row.payerId, row.payeeId])])];
  const wallets = await lockPurses(ctx, purses);
  const debts = await selectDebtsBelow(ctx.tx, members);
  const known = new Set(purses);
  const held = debts.filter(({ payerId, payeeId }) => known.has(payerId) && known.has(payeeId));
  const owed = held.flatMap((row) => debtsOfRow(row, takenOver));
  const ledger = new RunLedger(wallets, owed, { isPartial });
  move(ledger, held);
  await write(ctx, { ledger, dues, after: debtsAfter(ledger, held) });
}

async function lockPurses(ctx: Ctx, ids: readonly MemberId[]): Promise<Map<string, bigint>> {
  const { currency } = ctx.site;
  const accounts = ids.map((id) => ({ account: cashOf(id), currency }));
  const { balances } = await lockAndLook(ctx, { accounts, debts: [] });
  return new Map(
    ids.map((id, at) => [id, assertDefined(balances[at], 'a balance each').availableMinor]),
  );
}

async function write(
  ctx: Ctx,
  settled: {
    readonly ledger: RunLedger;
    readonly dues: readonly Due[];
    readonly after: DebtsAfter;
  },
): Promise<void> {
  const { ledger, dues, after } = settled;
  const owed = owedByBill(after);
  const paid = Map.groupBy(ledger.payments, ({ contractId }) => contractId);
  const owing = after.rows.map(({ billId }) => billId);
  const ids = new Set([...dues.map(({ bill }) => bill.id), ...owing]);
  const touched = [...ids].filter((id) => {
    const isDue = dues.some(({ bill }) => bill.id === id);
    return isDue || paid.has(id);
  });
  if (touched.length === 0) {
    return;
  }
  const at = ctx.clock.now();
  const bills = await selectBills(ctx.tx, touched);
  const changes = bills.map((bill) => changeOf(bill, { dues, paid, owed }));
  await changeBills(ctx.tx, changes, at);
  await writePayments(ctx, { bills, payments: ledger.payments });
  await writeDebts(ctx, { bills, after });
}

interface Outcome {
  readonly dues: readonly Due[];
  readonly paid: ReadonlyMap<string, readonly Payment[]>;
  readonly owed: ReadonlyMap<string, bigint>;
}

function changeOf(bill: BillRow, { dues, paid, owed }: Outcome): BillChange {
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, part) => total + part, 0n);
  const own = dues.filter((due) => due.bill.id === bill.id);
  const nettedMinor = bill.nettedMinor + sum(own.map((due) => due.nettedMinor));
  // What a payer pays back to the house is no payment of the bill, which the house has paid.
  const payments = (paid.get(bill.id) ?? []).filter(({ to }) => to !== house);
  const paidMinor = bill.paidMinor + sum(payments.map(({ amountMinor }) => amountMinor));
  const owedMinor = owed.get(bill.id) ?? 0n;
  const payState =
    owedMinor === 0n
      ? paidMinor + nettedMinor === 0n
        ? 'NONE'
        : 'PAID'
      : paidMinor === 0n
        ? 'OWED'
        : 'PART_PAID';
  return { id: bill.id, nettedMinor, paidMinor, owedMinor, payState };
}

async function writePayments(
  ctx: Ctx,
  made: { readonly bills: readonly BillRow[]; readonly payments: readonly Payment[] },
): Promise<void> {
  const { bills, payments } = made;
  if (payments.length === 0) {
    return;
  }
  const byId = new Map<string, BillRow>(bills.map((bill) => [bill.id, bill]));
  const counts = await selectPaymentCounts(
    ctx.tx,
    bills.map(({ id }) => id),
  );
  const numbers = new Map<string, number>(counts.map(({ billId, count }) => [billId, count]));
  const rows = payments.map((payment, place) => {
    const bill = assertDefined(byId.get(payment.contractId), 'a payment belongs to a bill');
    const number = (numbers.get(bill.id) ?? 0) + 1;
    numbers.set(bill.id, number);
    const { amountMinor, source } = payment;
    const [fromId, toId] = [memberIn(payment.from), memberIn(payment.to)];
    return { billId: bill.id, number, fromId, toId, amountMinor, source, place, bill };
  });
  await postPayments(ctx, rows);
  await insertPayments(ctx.tx, rows, ctx.clock.now());
}

function memberIn(id: string): MemberId | null {
  assert(id === house || isIdOf('mbr', id), 'a party is the house or a member');
  return isIdOf('mbr', id) ? id : null;
}
