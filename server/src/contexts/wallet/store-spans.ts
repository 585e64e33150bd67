import type { Transaction } from '../../platform/context.ts';
import { plain, texts } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { timeOfId } from './store-balances.ts';
import type { SelectBalanceBefore, SelectLastLine, SelectSpans } from './generated/statements.ts';

/** A name that a caller gives to a place between two lines of an account: in front of an entry. */
interface SpanCut {
  readonly entryId: bigint;
  readonly tag: string;
}

/** Money of a bet that has no line of its own: what is in play, or owed below 0. */
export interface SpanPlay {
  readonly reference: string;
  readonly amountMinor: bigint;
}

export interface SpanQuery {
  readonly accountIds: readonly bigint[];
  /** The moment of the first cut, behind which are all lines that are looked at. */
  readonly from: Temporal.Instant;
  readonly cuts: readonly SpanCut[];
  /** Cuts behind which what came of a bet that was placed before is told line by line. */
  readonly claims: readonly bigint[];
  /**
   * References whose lines of `taggedTypes` are told apart from others. What was kept back of one
   * for a mission when it was credited is left out: it never was there.
   */
  readonly tagged: readonly string[];
  readonly taggedTypes: readonly string[];
  readonly playTypes: readonly string[];
  readonly beginTypes: readonly string[];
  readonly givenTypes: readonly string[];
  readonly purseTypes: readonly string[];
  readonly skippedTypes: readonly string[];
  readonly beside: readonly SpanPlay[];
}

export type SpanRow = SelectSpans['row'];

/**
 * The lines of some accounts of one member as what is no play, one row each, and the sum of what
 * was won and lost since, by bets that were placed until the next row. A bet is placed where its
 * stake is booked; one whose stake is not among the lines began before, unless its name is younger.
 * Play in a purse is placed where the purse was filled last, and is own money where it never was.
 */
export async function selectSpans(tx: Transaction, query: SpanQuery): Promise<readonly SpanRow[]> {
  const { cuts, beside } = query;
  const begunAfter = timeOfId(query.from);
  const { rows } = await sql<SelectSpans>`
    with line as materialized (
      select l.account_id, l.entry_id, l.amount_minor, e.type, e.reference,
        e.reference ~ '^(bet|rnd|ltk)_[0-9a-f]{32}$' as is_named,
        substring(e.reference from 5 for 12) > ${begunAfter} as is_younger,
        substring(e.debt from ':repaid:dbt_([0-9a-f]{12})') > ${begunAfter} as is_beside
      from lines l join entries e on e.id = l.entry_id
      where l.account_id = any(${plain(query.accountIds)}::bigint[])
        and l.balance_after_minor is not null
        and l.posted_at >= ${String(query.from.subtract({ minutes: 1 }))}::timestamptz
        and l.entry_id > ${cuts[0]?.entryId ?? 0n}
        and l.entry_id <> all(${plain(query.claims)}::bigint[])
        and (substring(e.debt from ':back:(.+)$') = any(${texts(query.tagged)}::text[])) is not true
        and e.type <> all(${texts(query.skippedTypes)}::text[])),
    begun as (
      select reference, min(entry_id) as place from line
      where is_named and type = any(${texts(query.beginTypes)}::text[]) group by reference),
    given as (
      select reference, max(entry_id) as place from line where is_named
      group by reference having bool_or(type = any(${texts(query.givenTypes)}::text[]))),
    moved as (
      select m.entry_id, m.amount_minor,
        case when m.type = any(${texts(query.taggedTypes)}::text[])
          and m.reference = any(${texts(query.tagged)}::text[]) then m.reference end as tag,
        case when m.type <> all(${texts(query.playTypes)}::text[])
            or (m.type like 'rebate%' and m.reference not like 'ltk%')
            or (g.reference is not null and b.reference is null) then null
          when m.type = any(${texts(query.purseTypes)}::text[]) then (
            select max(f.entry_id) from line f where f.type = 'purse_filled'
              and f.account_id = m.account_id and f.entry_id < m.entry_id)
          when not m.is_named then m.entry_id
          else coalesce(b.place, case when m.is_younger then m.entry_id end) end as place
      from line m
      left join begun b on b.reference = m.reference left join given g on g.reference = m.reference
      where m.is_beside is not true and m.type <> 'purse_filled'),
    told as (
      select m.*, m.place is null or exists (
        select from unnest(${plain(query.claims)}::bigint[]) as c (entry_id)
        where m.place < c.entry_id and c.entry_id < m.entry_id) as is_told
      from moved m),
    marks as (
      select c.entry_id as at, 0 as rank, c.number, c.tag as cut, null::text as tag,
        null::bigint as place, 0::bigint as own, 0::bigint as net
      from unnest(${plain(cuts.map((cut) => cut.entryId))}::bigint[],
        ${texts(cuts.map((cut) => cut.tag))}::text[]) with ordinality as c (entry_id, tag, number)
      union all
      select entry_id, 1, 0, null, tag, place, amount_minor, 0 from told where is_told
      union all
      select place, 2, 0, null, null, null, 0, amount_minor from told where not is_told
      union all
      select coalesce(b.place, g.place), case when b.place is null then 1 else 2 end, 0, null,
        null, null, case when b.place is null then w.amount else 0 end,
        case when b.place is null then 0 else w.amount end
      from unnest(${texts(beside.map((play) => play.reference))}::text[],
        ${plain(beside.map((play) => play.amountMinor))}::bigint[]) as w (reference, amount)
      left join begun b on b.reference = w.reference left join given g on g.reference = w.reference
      where b.place is not null or g.place is not null),
    spanned as (
      select *, count(*) filter (where rank < 2)
        over (order by at, rank, number rows unbounded preceding) as span
      from marks)
    select max(at) filter (where rank < 2) as at, max(cut) as cut, max(tag) as tag,
      max(place) as place, coalesce(sum(own), 0)::bigint as "ownMinor",
      coalesce(sum(net), 0)::bigint as "netMinor"
    from spanned group by span order by span`.execute(tx);
  return rows;
}

/** The last line of an account; 0 where it has none. */
export async function selectLastLine(tx: Transaction, accountId: bigint): Promise<bigint> {
  const { rows } = await sql<SelectLastLine>`
    select entry_id as "entryId" from lines
    where account_id = ${accountId} and balance_after_minor is not null
    order by posted_at desc, entry_id desc limit 1`.execute(tx);
  return rows[0]?.entryId ?? 0n;
}

/** What an account held after its last line before an entry. */
export async function selectBalanceBefore(
  tx: Transaction,
  query: { readonly accountId: bigint; readonly entryId: bigint },
): Promise<bigint> {
  const { rows } = await sql<SelectBalanceBefore>`
    select balance_after_minor as "balanceMinor" from lines
    where account_id = ${query.accountId} and entry_id < ${query.entryId}
      and balance_after_minor is not null
    order by entry_id desc limit 1`.execute(tx);
  return rows[0]?.balanceMinor ?? 0n;
}
