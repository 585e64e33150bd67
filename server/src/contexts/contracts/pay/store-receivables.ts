import type { ContractId, MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  AddReceivables,
  MoveReceivables,
  SelectOpenReceivables,
  SelectReceivables,
  SpendReceivables,
} from '../generated/statements.ts';

/** What a contract paid too much, in minor units, as a difference. */
export interface ReceivableChange {
  readonly contractId: ContractId;
  readonly amountMinor: bigint;
}

/** What is still to be taken from the pay of these contracts; they stay locked. */
export async function selectReceivables(
  tx: Transaction,
  contractIds: readonly ContractId[],
): Promise<readonly SelectReceivables['row'][]> {
  const { rows } = await sql<SelectReceivables>`
    select contract_id as "contractId", left_minor as "leftMinor" from contract_receivables
     where contract_id = any(${contractIds}::text[]) and left_minor > 0
     order by contract_id for update
  `.execute(tx);
  return rows;
}

/** The same for whoever only looks. */
export async function selectOpenReceivables(
  tx: Transaction,
  contractIds: readonly ContractId[],
): Promise<readonly SelectOpenReceivables['row'][]> {
  const { rows } = await sql<SelectOpenReceivables>`
    select contract_id as "contractId", left_minor as "leftMinor" from contract_receivables
     where contract_id = any(${contractIds}::text[]) and left_minor > 0
  `.execute(tx);
  return rows;
}

export async function addReceivables(
  tx: Transaction,
  changes: readonly ReceivableChange[],
): Promise<void> {
  await sql<AddReceivables>`
    insert into contract_receivables as r (contract_id, left_minor)
    select u.contract_id, sum(u.amount)::bigint
      from unnest(${changes.map(({ contractId }) => contractId)}::text[],
                  ${changes.map(({ amountMinor }) => amountMinor)}::bigint[])
        as u (contract_id, amount) group by 1
    on conflict (contract_id) do update set left_minor = r.left_minor + excluded.left_minor
  `.execute(tx);
}

export async function spendReceivables(
  tx: Transaction,
  changes: readonly ReceivableChange[],
): Promise<void> {
  await sql<SpendReceivables>`
    update contract_receivables r set left_minor = r.left_minor - c.amount
      from (select contract_id, sum(amount)::bigint as amount
              from unnest(${changes.map(({ contractId }) => contractId)}::text[],
                          ${changes.map(({ amountMinor }) => amountMinor)}::bigint[])
                as u (contract_id, amount) group by 1) c
     where r.contract_id = c.contract_id
  `.execute(tx);
}

/**
 * What contracts that are over and settled still have to get back goes to the payee's contract with
 * the same payer that is in force: of the same kind and categories, else of the same kind, else the
 * oldest. Without one it stays where it is, for an operator to see (agents-loyalty-money.md C7).
 */
export async function moveReceivables(
  tx: Transaction,
  payeeIds: readonly MemberId[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<MoveReceivables>`
    with gone as (
      select r.contract_id, r.left_minor,
             (select n.id from contracts n
               where n.payee_id = c.payee_id and n.payer_id is not distinct from c.payer_id
                 and n.id <> c.id and n.starts_at is not null
                 and (n.ends_at is null or n.ends_at > ${String(at)}::timestamptz)
               order by n.kind <> c.kind, n.scope <> c.scope, n.starts_at, n.id
               limit 1) as next_id
        from contract_receivables r join contracts c on c.id = r.contract_id
       where c.payee_id = any(${payeeIds}::text[]) and r.left_minor > 0
         and c.ends_at <= ${String(at)}::timestamptz
         and exists (select from contract_runs u
                      where u.kind = c.kind and u.unit_end >= c.ends_at
                        and (c.kind = 'REALTIME' or u.period_type = c.period_type)
                        and (c.kind <> 'REALTIME' or u.closed_at is not null))
         and not exists (select from contract_bills b
                          where b.contract_id = c.id and b.pay_state in ('WAITING', 'APPROVAL'))
         for update of r
    ), emptied as (
      update contract_receivables r set left_minor = 0
        from gone where r.contract_id = gone.contract_id and gone.next_id is not null
    )
    insert into contract_receivables as r (contract_id, left_minor)
    select next_id, sum(left_minor)::bigint from gone where next_id is not null group by next_id
    on conflict (contract_id) do update set left_minor = r.left_minor + excluded.left_minor
  `.execute(tx);
}
