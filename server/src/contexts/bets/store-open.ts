import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CloseQuietRounds,
  SelectBeside,
  SelectOpenRounds,
  SelectOverdueBets,
  SumBetDebts,
  SumOpenStakes,
} from './generated/statements.ts';

export async function sumOpenStakes(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly currency: string;
    readonly from: Temporal.Instant | undefined;
  },
): Promise<bigint> {
  const { rows } = await sql<SumOpenStakes>`
    select coalesce(sum(open_minor), 0)::bigint as "openMinor" from bets
    where member_id = ${query.memberId} and state in ('waiting', 'open')
      and currency = ${query.currency}
      and placed_at >= ${String(query.from ?? '-infinity')}::timestamptz`.execute(tx);
  return rows[0]?.openMinor ?? 0n;
}

export async function sumBetDebts(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly currency: string },
): Promise<bigint> {
  const { rows } = await sql<SumBetDebts>`
    select coalesce(sum(left_minor), 0)::bigint as "leftMinor" from bet_debts
    where member_id = ${query.memberId} and currency = ${query.currency} and left_minor > 0
  `.execute(tx);
  return rows[0]?.leftMinor ?? 0n;
}

/**
 * What of bets that were placed since has no line of its own in the ledger: stakes in play, and
 * below 0 what was taken back and not there. A debt names the transaction that made it.
 */
export async function selectBeside(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly currency: string;
    readonly from: Temporal.Instant;
  },
): Promise<readonly SelectBeside['row'][]> {
  const { memberId, currency, from } = query;
  const { rows } = await sql<SelectBeside>`
    select 'bet_' || translate(b.id::text, '-', '') as reference, b.open_minor as "amountMinor"
    from bets b
    where b.member_id = ${memberId} and b.state in ('waiting', 'open')
      and b.currency = ${currency} and b.placed_at >= ${String(from)}::timestamptz
      and b.open_minor > 0
    union all
    select 'bet_' || translate(owing.id::text, '-', ''), -d.amount_minor
    from bet_debts d
    cross join lateral (
      select b.id from bets b
      join bet_revisions r on r.bet_id = b.id and r.placed_at = b.placed_at
      where b.member_id = d.member_id and b.placed_at >= ${String(from)}::timestamptz
        and b.provider = d.provider and r.tx_id = d.tx_id
      order by b.id desc limit 1) owing
    where d.member_id = ${memberId} and d.currency = ${currency}
      and d.created_at >= ${String(from)}::timestamptz`.execute(tx);
  return rows;
}

export type OpenRounds = SelectOpenRounds['row'];

/** What waits for a result at each provider that is asked for; absent where nothing does. */
export async function selectOpenRounds(
  tx: Transaction,
  query: { readonly providers: readonly string[]; readonly currency: string },
): Promise<readonly OpenRounds[]> {
  const { rows } = await sql<SelectOpenRounds>`
    select provider, count(distinct (member_id, round_id))::int as rounds,
      coalesce(sum(open_minor), 0)::bigint as "openMinor", min(placed_at) as "oldestAt"
    from bets
    where state in ('waiting', 'open') and provider = any(${query.providers}::text[])
      and currency = ${query.currency}
    group by provider`.execute(tx);
  return rows;
}

/**
 * Bets of vendors that wait for a result since before their limit, and are in no review; with the
 * number of their next one. A bet waits since it was placed, since it lost its result again, or
 * since a person closed its last review, whichever came last.
 */
export async function selectOverdueBets(
  tx: Transaction,
  query: {
    readonly eventCategories: readonly string[];
    readonly gamesBefore: Temporal.Instant;
    readonly eventsBefore: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly SelectOverdueBets['row'][]> {
  const { eventCategories, gamesBefore, eventsBefore, limit } = query;
  const { rows } = await sql<SelectOverdueBets>`
    select 'bet_' || translate(b.id::text, '-', '') as "betId", b.member_id as "memberId",
      b.provider, b.tx_id as "txId", b.round_id as "roundId",
      coalesce(seen.reviews, 0)::int + 1 as number
    from bets b
    cross join lateral (select case when b.category = any(${eventCategories}::text[])
      then ${String(eventsBefore)}::timestamptz else ${String(gamesBefore)}::timestamptz end
      as before) due
    cross join lateral (
      select count(*) as reviews, max(coalesce(r.closed_at, 'infinity')) as closed_at
      from bet_reviews r where r.provider = b.provider
        and r.reason = 'round_without_result' and r.subject = b.tx_id) seen
    where b.state in ('waiting', 'open') and b.provider like 'vendor:%'
      and b.placed_at < due.before and (seen.closed_at < due.before) is not false
      and not exists (
        select from bet_revisions r join bet_revisions l
          on l.bet_id = r.bet_id and l.placed_at = r.placed_at and l.revision = r.revision - 1
        where r.bet_id = b.id and r.placed_at = b.placed_at and r.booked_at >= due.before
          and r.state in ('waiting', 'open') and l.state not in ('waiting', 'open'))
    order by b.placed_at limit ${limit}`.execute(tx);
  return rows;
}

/**
 * Closes rounds of vendors of which nothing waits and nothing came since their limit. Rounds that a
 * batch holds are left for the next time, so that neither waits for the other.
 */
export async function closeQuietRounds(
  tx: Transaction,
  query: {
    readonly eventCategories: readonly string[];
    readonly gamesBefore: Temporal.Instant;
    readonly eventsBefore: Temporal.Instant;
    readonly now: Temporal.Instant;
    readonly limit: number;
  },
): Promise<number> {
  const { eventCategories, gamesBefore, eventsBefore, now, limit } = query;
  const { rows } = await sql<CloseQuietRounds>`
    with quiet as (
      select r.provider, r.member_id, r.round_id from bet_rounds r
      cross join lateral (
        select bool_and(b.state not in ('waiting', 'open')) as is_over,
          max(coalesce(b.settled_at, b.placed_at)) as last_at,
          bool_or(b.category = any(${eventCategories}::text[])) as is_event
        from bet_transactions t
        join bets b on b.member_id = t.member_id and b.placed_at = t.placed_at and b.id = t.bet_id
        where t.member_id = r.member_id and t.round_id = r.round_id
          and (t.provider = r.provider) is true) s
      where r.closed_at is null and r.opened_at < ${String(gamesBefore)}::timestamptz
        and r.provider like 'vendor:%' and s.is_over
        and s.last_at < case when s.is_event
          then ${String(eventsBefore)}::timestamptz else ${String(gamesBefore)}::timestamptz end
      order by r.opened_at limit ${limit} for update of r skip locked)
    update bet_rounds r set closed_at = ${String(now)}::timestamptz, closed_quietly = true
    from quiet q
    where r.provider = q.provider and r.member_id = q.member_id and r.round_id = q.round_id
    returning r.round_id as "roundId"`.execute(tx);
  return rows.length;
}
