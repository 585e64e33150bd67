import type { BillId, MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountDebts,
  HasOpenBills,
  InsertDebts,
  LowerDebts,
  SelectDebtAges,
  SelectDebtsOf,
  SelectDebtors,
  SelectDebtsBelow,
  SelectHousePart,
  SelectWaitingDebts,
  SumDebts,
} from '../generated/statements.ts';

export type DebtRow = SelectDebtsBelow['row'];

/** Open debts of some payers and of whoever they pay, and so on; the oldest first. */
export async function selectDebtsBelow(
  tx: Transaction,
  payers: readonly MemberId[],
): Promise<readonly DebtRow[]> {
  const { rows } = await sql<SelectDebtsBelow>`
    with recursive below (member_id) as (
      select unnest(${payers}::text[])
      union
      select d.payee_id from contract_debts d join below b on b.member_id = d.payer_id
       where d.cleared_at is null
    )
    select number, bill_id as "billId", payer_id as "payerId", payee_id as "payeeId",
           left_minor as "leftMinor", house_minor as "houseMinor"
      from contract_debts
     where cleared_at is null and payer_id in (select member_id from below)
     order by number
  `.execute(tx);
  return rows;
}

/** What is still owed on a bill, and what of it to the house; the newest first. */
export async function selectDebtsOf(tx: Transaction, billId: BillId): Promise<readonly DebtRow[]> {
  const { rows } = await sql<SelectDebtsOf>`
    select number, bill_id as "billId", payer_id as "payerId", payee_id as "payeeId",
           left_minor as "leftMinor", house_minor as "houseMinor" from contract_debts
     where bill_id = ${billId} and cleared_at is null order by number desc for update
  `.execute(tx);
  return rows;
}

/** What is owed to the house on a bill. */
export async function selectHousePart(tx: Transaction, billId: BillId): Promise<bigint> {
  const { rows } = await sql<SelectHousePart>`
    select coalesce(sum(house_minor), 0)::bigint as "houseMinor" from contract_debts
     where bill_id = ${billId} and cleared_at is null
  `.execute(tx);
  return rows[0]?.houseMinor ?? 0n;
}

/** Whoever owes something, in the order of ids, so many after one of them. */
export async function selectDebtors(
  tx: Transaction,
  page: { readonly after: string; readonly limit: number },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectDebtors>`
    select distinct payer_id as "payerId" from contract_debts
     where cleared_at is null and payer_id > ${page.after}
     order by payer_id limit ${page.limit}
  `.execute(tx);
  return rows.map(({ payerId }) => payerId);
}

/** Debts that payees have waited for since a moment or longer, the oldest first. */
export async function selectWaitingDebts(
  tx: Transaction,
  query: { readonly until: Temporal.Instant; readonly limit: number },
): Promise<readonly SelectWaitingDebts['row'][]> {
  const { rows } = await sql<SelectWaitingDebts>`
    select number, payer_id as "payerId", payee_id as "payeeId"
      from contract_debts
     where cleared_at is null and house_minor < left_minor
       and arose_at <= ${String(query.until)}::timestamptz
     order by arose_at, number limit ${query.limit}
  `.execute(tx);
  return rows;
}

/** What each payer owes, since when, and the oldest bill of it. */
export async function selectDebtAges(tx: Transaction): Promise<readonly SelectDebtAges['row'][]> {
  const { rows } = await sql<SelectDebtAges>`
    select payer_id as "payerId", coalesce(sum(left_minor), 0)::bigint as "leftMinor",
           min(arose_at) as "aroseAt", (array_agg(bill_id order by number))[1] as "billId"
      from contract_debts where cleared_at is null group by payer_id order by payer_id
  `.execute(tx);
  return rows;
}

/** Bills on which a member still owes something. */
export async function countDebts(tx: Transaction, memberId: MemberId): Promise<number> {
  const { rows } = await sql<CountDebts>`
    select count(distinct bill_id)::int as owed from contract_debts
     where payer_id = ${memberId} and cleared_at is null
  `.execute(tx);
  return rows[0]?.owed ?? 0;
}

/** All that somebody owes. */
export async function sumDebts(tx: Transaction, payerId: MemberId): Promise<bigint> {
  const { rows } = await sql<SumDebts>`
    select coalesce(sum(left_minor), 0)::bigint as "owedMinor" from contract_debts
     where payer_id = ${payerId} and cleared_at is null
  `.execute(tx);
  return rows[0]?.owedMinor ?? 0n;
}

/** What a payer lacked for a bill. */
export interface NewDebt {
  readonly billId: BillId;
  readonly payerId: MemberId;
  readonly payeeId: MemberId;
  readonly leftMinor: bigint;
}

/** Debts that arose, each a row of its own, in the order in which they are served. */
export async function insertDebts(
  tx: Transaction,
  debts: readonly NewDebt[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<InsertDebts>`
    insert into contract_debts (bill_id, payer_id, payee_id, owed_minor, left_minor, arose_at)
    select d.bill_id, d.payer_id, d.payee_id, d.left_minor, d.left_minor,
           ${String(at)}::timestamptz
      from unnest(${debts.map(({ billId }) => billId)}::text[],
                  ${debts.map(({ payerId }) => payerId)}::text[],
                  ${debts.map(({ payeeId }) => payeeId)}::text[],
                  ${debts.map(({ leftMinor }) => leftMinor)}::bigint[])
        with ordinality as d (bill_id, payer_id, payee_id, left_minor, place)
     order by d.place
  `.execute(tx);
}

/** Debts that were paid, whole or in part, or that the house took over. */
export async function lowerDebts(
  tx: Transaction,
  debts: readonly Pick<DebtRow, 'number' | 'leftMinor' | 'houseMinor'>[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<LowerDebts>`
    update contract_debts c
       set left_minor = d.left_minor, house_minor = d.house_minor,
           cleared_at = case when d.left_minor = 0 then ${String(at)}::timestamptz end
      from unnest(${debts.map(({ number }) => number)}::bigint[],
                  ${debts.map(({ leftMinor }) => leftMinor)}::bigint[],
                  ${debts.map(({ houseMinor }) => houseMinor)}::bigint[])
        as d (number, left_minor, house_minor)
     where c.number = d.number
  `.execute(tx);
}

/** Bills that wait or are owed, between a payer, null for the house, and a payee. */
export async function hasOpenBills(
  tx: Transaction,
  parties: { readonly payerId: MemberId | null; readonly payeeId: MemberId },
): Promise<boolean> {
  const { rows } = await sql<HasOpenBills>`
    select id from contract_bills
     where payee_id = ${parties.payeeId}
       and coalesce(payer_id, 'HOUSE') = ${parties.payerId ?? 'HOUSE'}
       and pay_state in ('WAITING', 'APPROVAL', 'PART_PAID', 'OWED') limit 1
  `.execute(tx);
  return rows.length > 0;
}
