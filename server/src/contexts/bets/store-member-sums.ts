import type { CurrencyCode } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SumBetsOfMembers } from './generated/statements.ts';

/** What the bets of a member came to in a span; minor units. */
export interface MemberSums {
  readonly memberId: MemberId;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  /** What of it was booked so close to the ends that it may count on either side. */
  readonly edgeMinor: bigint;
  /** A part of a bet was cashed out: versions do not say how much of its stake ended then. */
  readonly isPartly: boolean;
}

/**
 * What got a result in a span, and what changed of results, as differences: of bets with one
 * version by themselves, of others from version to version. What is in play or was taken back has
 * neither stake nor payout.
 */
export async function sumBetsOfMembers(
  tx: Transaction,
  query: {
    readonly currency: CurrencyCode;
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
    readonly edgeSeconds: number;
    /** Rounds of ours bear the moment at which they were opened. */
    readonly roundSeconds: number;
  },
): Promise<readonly MemberSums[]> {
  const [from, to] = [String(query.from), String(query.to)];
  const { edgeSeconds, roundSeconds } = query;
  const { rows } = await sql<SumBetsOfMembers>`
    with span as (
      select ${from}::timestamptz as from_at, ${to}::timestamptz as to_at,
        ${edgeSeconds}::int * interval '1 second' as edge,
        ${roundSeconds}::int * interval '1 second' as round_edge),
    changed as materialized (
      select distinct r.bet_id, r.placed_at from bet_revisions r, span
       where r.booked_at >= from_at - edge and r.booked_at < to_at + edge),
    versions as (
      select r.bet_id, r.placed_at, r.booked_at, r.state,
        sum(r.stake_minor) over w as stake, sum(r.payout_minor) over w as payout,
        bool_or(r.kind = 'SETTLE' and r.state = 'open') over (partition by r.bet_id) as is_partly,
        row_number() over w as place
      from changed c
      join bet_revisions r on r.bet_id = c.bet_id and r.placed_at = c.placed_at
      window w as (partition by r.bet_id order by r.revision)),
    figures as (
      select bet_id, placed_at, booked_at, is_partly, place,
        case when state = 'settled' then stake else 0 end as stake,
        case when state in ('settled', 'open') then payout else 0 end as payout
      from versions),
    moved as (
      select b.member_id, b.provider, f.booked_at, f.is_partly,
        f.stake - coalesce(lag(f.stake) over w, 0) as stake,
        f.payout - coalesce(lag(f.payout) over w, 0) as payout
      from figures f
      join bets b on b.id = f.bet_id and b.placed_at = f.placed_at
       and b.currency = ${query.currency}
      window w as (partition by f.bet_id order by f.place)
      union all
      select b.member_id, b.provider, b.settled_at, false, b.stake_minor - b.given_back_minor,
        b.payout_minor
      from bets b, span
      where b.revision = 1 and b.state = 'settled' and b.currency = ${query.currency}
        and b.settled_at >= from_at - round_edge and b.settled_at < to_at + round_edge)
    select m.member_id as "memberId",
      coalesce(sum(m.stake) filter (where m.is_in), 0)::bigint as "stakeMinor",
      coalesce(sum(m.payout) filter (where m.is_in), 0)::bigint as "payoutMinor",
      coalesce(sum(abs(m.stake) + abs(m.payout)) filter (where m.is_edge), 0)::bigint
        as "edgeMinor",
      bool_or(m.is_partly) as "isPartly"
    from (
      select moved.*, booked_at >= from_at and booked_at < to_at as is_in,
        least(abs(extract(epoch from booked_at - from_at)),
              abs(extract(epoch from booked_at - to_at)))
          < extract(epoch from case provider when 'games' then round_edge else edge end) as is_edge
      from moved, span) m
    group by m.member_id`.execute(tx);
  return rows.map((row) => ({ ...row, isPartly: row.isPartly === true }));
}
