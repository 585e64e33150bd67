import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { AccountName } from './store-accounts.ts';
import type {
  FoldDeltas,
  MakeLinePartitions,
  SelectAccountId,
  SelectBalances,
  SelectEnds,
  SelectEntry,
  SelectOwnEntry,
  SelectStatement,
  SumHouseLines,
  SumStatement,
} from './generated/statements.ts';

export type BalanceRow = SelectBalances['row'];

/** Stored balances of members, summed ones of house accounts; unknown accounts give no row. */
export async function selectBalances(
  tx: Transaction,
  names: readonly AccountName[],
): Promise<readonly BalanceRow[]> {
  const { rows } = await sql<SelectBalances>`
    select a.path, a.currency, a.pending_minor,
      coalesce(a.balance_minor,
        coalesce((select b.balance_minor from house_balances b where b.account_id = a.id), 0) +
        coalesce((select sum(d.amount_minor) from house_deltas d where d.account_id = a.id), 0)
      )::bigint as balance_minor
    from unnest(${names.map((name) => name.path)}::text[],
                ${names.map((name) => name.currency)}::text[]) as w (path, currency)
    join accounts a on a.path = w.path and a.currency = w.currency`.execute(tx);
  return rows;
}

export type StatementRow = SelectStatement['row'];

export async function selectAccountId(
  tx: Transaction,
  name: AccountName,
): Promise<bigint | undefined> {
  const { rows } = await sql<SelectAccountId>`
    select id from accounts where path = ${name.path} and currency = ${name.currency}
  `.execute(tx);
  return rows[0]?.id;
}

/** No entry has this id, the greatest of its type. */
const pastAll = 9_223_372_036_854_775_807n;

/** Which lines of an account. */
export interface LineFilter {
  readonly accountId: bigint;
  readonly type: string | undefined;
  readonly from: Temporal.Instant | undefined;
  /** Excluded. */
  readonly to: Temporal.Instant | undefined;
}

/**
 * Lines of one guarded account, newest first, below a cursor, in the order of their moments: those
 * of an account are posted one after another under its lock, so it is the order of their entries
 * too. The id comes as a value and not from a subquery, so that the planner knows a busy account
 * from a quiet one.
 */
export async function selectStatement(
  tx: Transaction,
  query: LineFilter & { readonly before: bigint | undefined; readonly limit: number },
): Promise<readonly StatementRow[]> {
  const { rows } = await sql<SelectStatement>`
    select l.entry_id, e.type, e.reference, l.amount_minor, l.balance_after_minor, e.reverses,
           l.posted_at
    from lines l join entries e on e.id = l.entry_id
    where l.account_id = ${query.accountId}
      and l.balance_after_minor is not null
      and (l.posted_at, l.entry_id) < (
        coalesce(
          (select b.posted_at from entries b where b.id = ${query.before ?? pastAll}::bigint),
          'infinity'::timestamptz),
        ${query.before ?? pastAll}::bigint)
      and l.posted_at >= ${String(query.from ?? '-infinity')}::timestamptz
      and l.posted_at < ${String(query.to ?? 'infinity')}::timestamptz
      ${query.type === undefined ? sql`` : sql`and e.type = ${query.type}`}
    order by l.posted_at desc, l.entry_id desc
    limit ${query.limit}`.execute(tx);
  return rows;
}

export type StatementSums = SumStatement['row'];

/** All lines that the filter leaves, in one statement along the index of the account. */
export async function sumStatement(
  tx: Transaction,
  query: Omit<LineFilter, 'type'> & {
    readonly types: readonly string[] | undefined;
    readonly begunFrom?: Temporal.Instant | undefined;
  },
): Promise<StatementSums> {
  const { begunFrom } = query;
  const { rows } = await sql<SumStatement>`
    select count(*) as "lineCount",
      coalesce(sum(l.amount_minor) filter (where l.amount_minor > 0), 0)::bigint as "inMinor",
      coalesce(sum(-l.amount_minor) filter (where l.amount_minor < 0), 0)::bigint as "outMinor"
    from lines l
    where l.account_id = ${query.accountId}
      and l.balance_after_minor is not null
      and l.posted_at >= ${String(query.from ?? '-infinity')}::timestamptz
      and l.posted_at < ${String(query.to ?? 'infinity')}::timestamptz
      ${
        query.types === undefined
          ? sql``
          : sql`and exists (
              select from entries e
              where e.id = l.entry_id and e.type = any(${query.types}::text[]))`
      }
      ${
        begunFrom === undefined
          ? sql``
          : // The first twelve digits of an id are its moment.
            sql`and not exists (
              select from entries e
              where e.id = l.entry_id and e.reference ~ '^(bet|rnd|wtr)_[0-9a-f]{32}$'
                and substring(e.reference from 5 for 12) < ${timeOfId(begunFrom)})`
      }`.execute(tx);
  return rows[0] ?? noSums;
}

export function timeOfId(moment: Temporal.Instant): string {
  return moment.epochMilliseconds.toString(16).padStart(12, '0');
}

export const noSums: StatementSums = { lineCount: 0n, inMinor: 0n, outMinor: 0n };

/** Lines of house accounts in a span, by account; those whose reference fits a pattern. */
export async function sumHouseLines(
  tx: Transaction,
  query: {
    readonly currency: string;
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
    readonly references: string;
  },
): Promise<readonly SumHouseLines['row'][]> {
  const { rows } = await sql<SumHouseLines>`
    select a.path, sum(l.amount_minor)::bigint as "amountMinor"
    from lines l
    join entries e on e.id = l.entry_id
    join accounts a on a.id = l.account_id
    where l.balance_after_minor is null and l.currency = ${query.currency}
      and l.posted_at >= ${String(query.from)}::timestamptz
      and l.posted_at < ${String(query.to)}::timestamptz
      and e.reference ~ ${query.references}
    group by a.path`.execute(tx);
  return rows;
}

/** What stood on the account before the first of its lines in a time, and after the last. */
export async function selectEnds(
  tx: Transaction,
  query: Pick<LineFilter, 'accountId' | 'from' | 'to'>,
): Promise<{ readonly openingMinor: bigint; readonly closingMinor: bigint }> {
  const { rows } = await sql<SelectEnds>`
    select (select balance_after_minor from lines
            where account_id = ${query.accountId} and balance_after_minor is not null
              and posted_at < ${String(query.from ?? '-infinity')}::timestamptz
            order by posted_at desc, entry_id desc limit 1) as "openingMinor",
           (select balance_after_minor from lines
            where account_id = ${query.accountId} and balance_after_minor is not null
              and posted_at < ${String(query.to ?? 'infinity')}::timestamptz
            order by posted_at desc, entry_id desc limit 1) as "closingMinor"`.execute(tx);
  const [ends] = rows;
  return { openingMinor: ends?.openingMinor ?? 0n, closingMinor: ends?.closingMinor ?? 0n };
}

export type EntryRow = SelectEntry['row'];

/** One entry with both its sides. */
export async function selectEntry(tx: Transaction, entryId: bigint): Promise<EntryRow | undefined> {
  const { rows } = await sql<SelectEntry>`
    select l.entry_id, f.path as from_path, t.path as to_path, l.amount_minor, l.currency
    from lines l
    join lines o on o.entry_id = l.entry_id and o.amount_minor < 0
    join accounts t on t.id = l.account_id
    join accounts f on f.id = o.account_id
    where l.entry_id = ${entryId}::bigint and l.amount_minor > 0`.execute(tx);
  return rows[0];
}

export type OwnEntryRow = SelectOwnEntry['row'];

/** One entry as a guarded account sees it: its own line, the other side, and what took it back. */
export async function selectOwnEntry(
  tx: Transaction,
  { accountId, entryId }: { readonly accountId: bigint; readonly entryId: bigint },
): Promise<OwnEntryRow | undefined> {
  const { rows } = await sql<SelectOwnEntry>`
    select l.entry_id, e.type, e.reference, l.amount_minor, l.balance_after_minor, e.reverses,
           l.posted_at, a.path as other_path, r.id as reversed_by
    from lines l
    join entries e on e.id = l.entry_id
    join lines o on o.entry_id = l.entry_id and o.posted_at = l.posted_at
      and o.account_id <> l.account_id
    join accounts a on a.id = o.account_id
    left join entries r on r.reverses = e.id
    where l.account_id = ${accountId} and l.entry_id = ${entryId}
      and l.balance_after_minor is not null`.execute(tx);
  return rows[0];
}

/** Folds the deltas of house accounts into their balances; returns how many were folded. */
export async function foldDeltas(tx: Transaction, atMost: number): Promise<number> {
  const { rows } = await sql<FoldDeltas>`
    with taken as (
      delete from house_deltas where id in (
        select id from house_deltas order by id limit ${atMost} for update skip locked)
      returning account_id, amount_minor),
    folded as (
      insert into house_balances as b (account_id, balance_minor)
      select account_id, sum(amount_minor)::bigint
      from taken group by account_id order by account_id
      on conflict (account_id) do update set
        balance_minor = b.balance_minor + excluded.balance_minor)
    select count(*) as folded from taken`.execute(tx);
  return Number(rows[0]?.folded ?? 0n);
}

/** Months of `lines` from the given one on; returns how many were made. */
export async function makeLinePartitions(
  tx: Transaction,
  range: { readonly firstMonth: string; readonly monthCount: number },
): Promise<number> {
  const { rows } = await sql<MakeLinePartitions>`
    select make_line_partitions(${range.firstMonth}::date, ${range.monthCount}) as made
  `.execute(tx);
  return rows[0]?.made ?? 0;
}
