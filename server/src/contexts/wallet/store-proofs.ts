import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CompareAccounts,
  LockLastProof,
  ProveSuspects,
  UpsertLastProof,
} from './generated/statements.ts';

/** The entry up to which the books were proven; held until the transaction ends. */
export async function lockLastProof(tx: Transaction): Promise<bigint> {
  const { rows } = await sql<LockLastProof>`
    select entry_id as "entryId" from ledger_proofs where id = 1 for update`.execute(tx);
  return rows[0]?.entryId ?? 0n;
}

export async function upsertLastProof(
  tx: Transaction,
  proof: { readonly entryId: bigint; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<UpsertLastProof>`
    insert into ledger_proofs (id, entry_id, proven_at)
    values (1, ${proof.entryId}, ${String(proof.at)}::timestamptz)
    on conflict (id) do update set
      entry_id = greatest(ledger_proofs.entry_id, excluded.entry_id),
      proven_at = excluded.proven_at`.execute(tx);
}

/**
 * Holds what is stored of every account to what was proven of it and the lines since, in one
 * snapshot, and keeps the sums. Answers the accounts that seem to differ, and the last entry seen.
 */
export async function compareAccounts(
  tx: Transaction,
  query: { readonly afterEntryId: bigint; readonly limit: number },
): Promise<CompareAccounts['row']> {
  const { rows } = await sql<CompareAccounts>`
    with since as materialized (
      select account_id, sum(amount_minor)::bigint as minor, max(entry_id) as last_id
        from lines where entry_id > ${query.afterEntryId}::bigint group by account_id),
    parts as (
      select account_id, balance_minor as minor from house_balances
      union all select account_id, amount_minor from house_deltas),
    house as (
      select account_id, sum(minor)::bigint as minor from parts group by account_id),
    compared as materialized (
      select a.id, coalesce(a.balance_minor, h.minor, 0) as stored,
             coalesce(p.balance_minor, 0) + coalesce(s.minor, 0) as expected,
             s.account_id is not null as has_moved
        from accounts a
        left join account_proofs p on p.account_id = a.id
        left join since s on s.account_id = a.id
        left join house h on h.account_id = a.id),
    kept as (
      insert into account_proofs as k (account_id, balance_minor)
      select id, expected from compared where has_moved
      on conflict (account_id) do update set balance_minor = excluded.balance_minor)
    select coalesce((select max(last_id) from since), ${query.afterEntryId}::bigint) as "lastId",
      array(select id from compared where stored <> expected order by id limit ${query.limit})
        as "suspectIds"`.execute(tx);
  return rows[0] ?? { lastId: query.afterEntryId, suspectIds: [] };
}

export type AccountFault = ProveSuspects['row'];

/**
 * Adds up all lines of the accounts that seem to differ: a line that was written late, behind the
 * last entry of the proof before, is no fault. Keeps the sums up to the entry, and answers those
 * whose balance really differs.
 */
export async function proveSuspects(
  tx: Transaction,
  query: { readonly ids: readonly bigint[]; readonly lastEntryId: bigint },
): Promise<readonly AccountFault[]> {
  const { rows } = await sql<ProveSuspects>`
    with sums as materialized (
      select account_id, sum(amount_minor)::bigint as minor,
             coalesce(sum(amount_minor) filter (where entry_id <= ${query.lastEntryId}::bigint), 0)
               ::bigint as proven
        from lines where account_id = any(${query.ids}::bigint[]) group by account_id),
    kept as (
      insert into account_proofs as k (account_id, balance_minor)
      select account_id, proven from sums
      on conflict (account_id) do update set balance_minor = excluded.balance_minor),
    standing as (
      select a.path as account, a.currency, coalesce(s.minor, 0) as "linesMinor",
             coalesce(a.balance_minor,
               coalesce((select b.balance_minor from house_balances b
                          where b.account_id = a.id), 0) +
               coalesce((select sum(d.amount_minor) from house_deltas d
                          where d.account_id = a.id), 0))::bigint as "storedMinor"
        from accounts a left join sums s on s.account_id = a.id
       where a.id = any(${query.ids}::bigint[]))
    select account, currency, "linesMinor", "storedMinor" from standing
     where "linesMinor" <> "storedMinor" order by account`.execute(tx);
  return rows;
}
