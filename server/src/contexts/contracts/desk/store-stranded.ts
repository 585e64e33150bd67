import type { ContractId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { ClearReceivable, SelectOpenDebts, SelectStranded } from '../generated/statements.ts';

export type StrandedRow = SelectStranded['row'];
export type OpenDebtRow = SelectOpenDebts['row'];

/** No list is longer. */
const mostListed = 2000;

/**
 * What contracts that are over paid too much, where the payee has no other contract in force with
 * the same payer from whose pay it could be taken (C7). Of one contract, or of all.
 */
export async function selectStranded(
  tx: Transaction,
  query: { readonly at: Temporal.Instant; readonly contractId: ContractId | null },
): Promise<readonly StrandedRow[]> {
  const at = String(query.at);
  const { rows } = await sql<SelectStranded>`
    select c.id as "contractId", c.kind, c.payer_id as "payerId", c.payee_id as "payeeId",
           r.left_minor as "leftMinor", c.ends_at as "since"
      from contract_receivables r join contracts c on c.id = r.contract_id
     where r.left_minor > 0 and c.ends_at <= ${at}::timestamptz
       and c.id = coalesce(${query.contractId}::text, c.id)
       and not exists (select from contracts n
                        where n.payee_id = c.payee_id and n.id <> c.id
                          and n.payer_id is not distinct from c.payer_id
                          and n.starts_at is not null
                          and (n.ends_at is null or n.ends_at > ${at}::timestamptz))
     order by r.left_minor desc, c.id limit ${mostListed} for update of r
  `.execute(tx);
  return rows;
}

/** Bills that a payer still owes, since when, the most first. */
export async function selectOpenDebts(tx: Transaction): Promise<readonly OpenDebtRow[]> {
  const { rows } = await sql<SelectOpenDebts>`
    select d.bill_id as "billId", b.contract_id as "contractId", b.kind,
           d.payer_id as "payerId", d.payee_id as "payeeId",
           coalesce(sum(d.left_minor), 0)::bigint as "leftMinor",
           coalesce(sum(d.house_minor), 0)::bigint as "houseMinor",
           min(d.arose_at)::timestamptz as "since"
      from contract_debts d join contract_bills b on b.id = d.bill_id
     where d.cleared_at is null
     group by d.bill_id, b.contract_id, b.kind, d.payer_id, d.payee_id
     order by sum(d.left_minor) desc, min(d.number) limit ${mostListed}
  `.execute(tx);
  return rows;
}

/** What is left of it is taken from nobody any more. */
export async function clearReceivable(tx: Transaction, contractId: ContractId): Promise<void> {
  await sql<ClearReceivable>`
    update contract_receivables set left_minor = 0 where contract_id = ${contractId}
  `.execute(tx);
}
