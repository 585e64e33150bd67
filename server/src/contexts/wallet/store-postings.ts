import { RetryTransaction } from '../../platform/database.ts';
import { plain, texts } from '../../platform/sql-arrays.ts';
import { type SqlStatement, writing } from '../../platform/statement.ts';
import { violates } from '../../platform/unique-violation.ts';
import { sql } from '../../platform/sql.ts';
import type { Posting } from './decide.ts';
import type { PostingsStatement } from './generated/statements.ts';

export interface PostingBatch {
  readonly postings: readonly Posting[];
  /** What is stored of each guarded account afterwards. */
  readonly balances: readonly { readonly id: bigint; readonly balanceMinor: bigint }[];
}

/**
 * Writes entries, lines, stored balances and house deltas of a whole batch in one statement and
 * returns the entry ids in order. Ids are drawn here, after the locks, so that the lines of an
 * account sort in the order in which they changed it.
 */
export function postingsStatement(
  postedAt: Temporal.Instant,
  { postings, balances }: PostingBatch,
): SqlStatement<readonly string[]> {
  const at = String(postedAt);
  const deltas = houseDeltas(postings);
  const columns = columnsOf(postings);
  const changedIds = plain(balances.map((row) => row.id));
  const query = sql<PostingsStatement>`
      with posting as materialized (
        select nextval('entry_ids') as entry_id, p.*
        from unnest(
          ${columns.debts}::text[], ${columns.types}::text[], ${columns.references}::text[],
          ${columns.reverses}::bigint[], ${columns.fromIds}::bigint[], ${columns.toIds}::bigint[],
          ${columns.amounts}::bigint[], ${columns.currencies}::text[],
          ${columns.fromAfter}::bigint[], ${columns.toAfter}::bigint[])
        as p (debt, type, reference, reverses, from_id, to_id, amount, currency,
              from_after, to_after)),
      new_entries as (
        insert into entries (id, debt, type, reference, reverses, posted_at)
        select entry_id, debt, type, reference, reverses, ${at}::timestamptz from posting),
      new_lines as (
        insert into lines
          (entry_id, account_id, amount_minor, currency, balance_after_minor, posted_at)
        select p.entry_id, side.account_id, side.amount, p.currency, side.after,
               ${at}::timestamptz
        from posting p cross join lateral (values
          (p.from_id, -p.amount, p.from_after), (p.to_id, p.amount, p.to_after))
          as side (account_id, amount, after)),
      new_balances as (
        update accounts a set balance_minor = b.balance
        from unnest(${changedIds}::bigint[],
                    ${plain(balances.map((row) => row.balanceMinor))}::bigint[])
          as b (id, balance)
        where a.id = b.id and a.id = any(${changedIds}::bigint[])),
      new_deltas as (
        insert into house_deltas (account_id, amount_minor)
        select * from unnest(${plain([...deltas.keys()])}::bigint[],
          ${plain([...deltas.values()])}::bigint[]))
      select entry_id from posting`;
  return writing(
    query,
    (rows) => rows.map((row) => String(row.entry_id)),
    // Another transaction paid the same debt between our look and our insert; a retry will see it.
    (error) =>
      violates(error, ['entries_debt', 'entries_reverses'])
        ? new RetryTransaction('a debt was paid meanwhile')
        : error,
  );
}

function columnsOf(postings: readonly Posting[]) {
  return {
    debts: texts(postings.map(({ transfer }) => transfer.debt)),
    types: plain(postings.map(({ transfer }) => transfer.type)),
    references: texts(postings.map(({ transfer }) => transfer.reference)),
    reverses: plain(postings.map(({ transfer }) => idOf(transfer.reverses))),
    fromIds: plain(postings.map((posting) => posting.fromId)),
    toIds: plain(postings.map((posting) => posting.toId)),
    amounts: plain(postings.map(({ transfer }) => transfer.amountMinor)),
    currencies: plain(postings.map(({ transfer }) => transfer.currency)),
    fromAfter: plain(postings.map((posting) => posting.fromAfterMinor)),
    toAfter: plain(postings.map((posting) => posting.toAfterMinor)),
  };
}

function idOf(entryId: string | undefined): bigint | undefined {
  return entryId === undefined ? undefined : BigInt(entryId);
}

/** What the batch changes per house account: one small row each instead of one hot balance. */
function houseDeltas(postings: readonly Posting[]): ReadonlyMap<bigint, bigint> {
  const deltas = new Map<bigint, bigint>();
  const add = (id: bigint, amount: bigint) => deltas.set(id, (deltas.get(id) ?? 0n) + amount);
  for (const { transfer, fromId, toId, fromAfterMinor, toAfterMinor } of postings) {
    if (fromAfterMinor === undefined) {
      add(fromId, 0n - transfer.amountMinor);
    }
    if (toAfterMinor === undefined) {
      add(toId, transfer.amountMinor);
    }
  }
  return deltas;
}
