import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import type {
  SelectBetsNamed,
  SelectBetsPlaced,
  SelectLaterVersions,
} from './generated/statements.ts';

export type NamedBet = SelectBetsNamed['row'];

const columns = sql`b.id, b.revision, b.tx_id as "txId", b.round_id as "roundId",
  b.member_id as "memberId",
  b.currency, b.stake_minor - b.given_back_minor as "stakeMinor",
  b.payout_minor as "payoutMinor", b.state,
  b.placed_at as "placedAt",
  coalesce(b.terms ->> 'feature' = 'PROMO', false) as "isPrize"`;

/** Bets of a sender by its own ids, those of prizes too; absent where one never came. */
export async function selectBetsNamed(
  tx: Transaction,
  query: { readonly provider: string; readonly txIds: readonly string[] },
): Promise<readonly NamedBet[]> {
  const { rows } = await sql<SelectBetsNamed>`
    select ${columns}
      from unnest(${query.txIds}::text[]) as n (tx_id)
      join bet_transactions t on t.provider = ${query.provider} and t.class in ('stake', 'promo')
       and t.tx_id = n.tx_id
      join bets b on b.member_id = t.member_id and b.placed_at = t.placed_at and b.id = t.bet_id
     where b.tx_id is not null`.execute(tx);
  return rows;
}

/** What these members bet at a sender in a span; each is sought along the key of their own bets. */
export async function selectBetsPlaced(
  tx: Transaction,
  query: {
    readonly provider: string;
    readonly memberIds: readonly MemberId[];
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
  },
): Promise<readonly NamedBet[]> {
  const { rows } = await sql<SelectBetsPlaced>`
    select ${columns}
      from unnest(${query.memberIds}::text[]) as m (member_id)
      join bets b on b.member_id = m.member_id and b.provider = ${query.provider}
       and b.placed_at >= ${String(query.from)}::timestamptz
       and b.placed_at < ${String(query.to)}::timestamptz
     where b.tx_id is not null`.execute(tx);
  return rows;
}

export type LaterVersion = SelectLaterVersions['row'];

/**
 * What these bets were at a moment and after it, what they are now left out: each version that was
 * followed by another one later than then.
 */
export async function selectLaterVersions(
  tx: Transaction,
  query: {
    readonly bets: readonly Pick<NamedBet, 'id' | 'placedAt'>[];
    readonly from: Temporal.Instant;
  },
): Promise<readonly LaterVersion[]> {
  const { bets, from } = query;
  const { rows } = await sql<SelectLaterVersions>`
    select v.bet_id as "id", v.state, coalesce(v.stake, 0)::bigint as "stakeMinor",
      coalesce(v.payout, 0)::bigint as "payoutMinor"
    from (
      select r.bet_id, r.state, sum(r.stake_minor) over w as stake,
        sum(r.payout_minor) over w as payout, lead(r.booked_at) over w as followed_at
      from unnest(
        ${plain(bets.map(({ id }) => id))}::uuid[],
        ${plain(bets.map(({ placedAt }) => String(placedAt)))}::text[]) as k (id, placed_at)
      join bet_revisions r on r.bet_id = k.id and r.placed_at = k.placed_at::timestamptz
      window w as (partition by r.bet_id order by r.revision)) v
    where v.followed_at >= ${String(from)}::timestamptz`.execute(tx);
  return rows;
}
