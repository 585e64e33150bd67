import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  FindEntryMoment,
  LookAtLines,
  SelectLinesOf,
  SumLinesOf,
} from './generated/statements.ts';

/** Which lines of guarded accounts. */
export interface LinesInFilter {
  readonly currency: string;
  /** Of these types only; all without it. */
  readonly types?: readonly string[] | undefined;
  /** Whatever the sign. */
  readonly leastMinor?: bigint | undefined;
  readonly mostMinor?: bigint | undefined;
  readonly from: Temporal.Instant;
  /** Excluded. */
  readonly to: Temporal.Instant;
}

/** The same of several accounts. */
export interface LinesOfFilter extends LinesInFilter {
  readonly accounts: readonly string[];
}

export interface LinePlace {
  readonly postedAt: Temporal.Instant;
  readonly entryId: bigint;
  readonly accountId: bigint;
}

function matches(filter: LinesOfFilter) {
  return sql`x.account_id = a.id and ${within(filter)} and ${fits(filter)}`;
}

function within({ from, to }: Pick<LinesInFilter, 'from' | 'to'>) {
  return sql`x.balance_after_minor is not null
    and x.posted_at >= ${String(from)}::timestamptz
    and x.posted_at < ${String(to)}::timestamptz`;
}

function fits({ types, leastMinor, mostMinor }: LinesInFilter) {
  const parts = [
    sql`true`,
    ...(types === undefined ? [] : [sql`e.type = any(${types}::text[])`]),
    ...(leastMinor === undefined ? [] : [sql`abs(x.amount_minor) >= ${leastMinor}::bigint`]),
    ...(mostMinor === undefined ? [] : [sql`abs(x.amount_minor) <= ${mostMinor}::bigint`]),
  ];
  return sql.join(parts, sql` and `);
}

/** Newest first; each account is sought along its own index, as far as a page goes. */
export async function selectLinesOf(
  tx: Transaction,
  query: LinesOfFilter & { readonly before: LinePlace | undefined; readonly limit: number },
): Promise<readonly SelectLinesOf['row'][]> {
  const { before, limit } = query;
  const older =
    before === undefined
      ? sql``
      : sql`and (x.posted_at, x.entry_id, x.account_id) <
          (${String(before.postedAt)}::timestamptz, ${before.entryId}::bigint,
           ${before.accountId}::bigint)`;
  const { rows } = await sql<SelectLinesOf>`
    select l.entry_id as "entryId", a.id as "accountId", a.path, l.type, l.reference,
           l.amount_minor as "amountMinor", l.posted_at as "postedAt",
           coalesce(l.balance_after_minor, 0)::bigint as "balanceAfterMinor"
      from accounts a
     cross join lateral (
       select x.entry_id, e.type, e.reference, x.amount_minor, x.balance_after_minor, x.posted_at
         from lines x join entries e on e.id = x.entry_id where ${matches(query)} ${older}
        order by x.posted_at desc, x.entry_id desc limit ${limit}) l
     where a.path = any(${query.accounts}::text[]) and a.currency = ${query.currency}
     order by l.posted_at desc, l.entry_id desc, a.id desc limit ${limit}`.execute(tx);
  return rows;
}

export async function sumLinesOf(
  tx: Transaction,
  filter: LinesOfFilter,
): Promise<SumLinesOf['row'] | undefined> {
  const { rows } = await sql<SumLinesOf>`
    select count(*) as "lineCount",
      coalesce(sum(x.amount_minor) filter (where x.amount_minor > 0), 0)::bigint as "inMinor",
      coalesce(sum(-x.amount_minor) filter (where x.amount_minor < 0), 0)::bigint as "outMinor"
      from accounts a join lines x on x.account_id = a.id join entries e on e.id = x.entry_id
     where ${matches(filter)}
       and a.path = any(${filter.accounts}::text[]) and a.currency = ${filter.currency}
  `.execute(tx);
  return rows[0];
}

/** When an entry was posted. */
export async function findEntryMoment(
  tx: Transaction,
  entryId: bigint,
): Promise<Temporal.Instant | undefined> {
  const { rows } = await sql<FindEntryMoment>`
    select posted_at as "postedAt" from entries where id = ${entryId}::bigint
  `.execute(tx);
  return rows[0]?.postedAt;
}

/**
 * The accounts with lines that fit, of the newest of a span: so many, whosoever they are and
 * whether or not they fit, and all of the same moment as the last of them.
 */
export async function lookAtLines(
  tx: Transaction,
  query: LinesInFilter & { readonly most: number },
): Promise<LookAtLines['row'] | undefined> {
  const { rows } = await sql<LookAtLines>`
    select count(*) as found, min(x.posted_at) as "oldestAt",
           coalesce(string_agg(distinct a.path, ',')
             filter (where a.currency = ${query.currency} and ${fits(query)}), '') as accounts
      from (select x.entry_id, x.account_id, x.amount_minor, x.posted_at
              from lines x where ${within(query)}
             order by x.posted_at desc fetch first (${query.most}) rows with ties) x
      join accounts a on a.id = x.account_id join entries e on e.id = x.entry_id
  `.execute(tx);
  return rows[0];
}
