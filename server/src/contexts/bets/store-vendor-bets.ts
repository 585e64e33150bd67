import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SelectBetsNamed, SelectBetsPlaced } from './generated/statements.ts';

export type NamedBet = SelectBetsNamed['row'];

const columns = sql`b.tx_id as "txId", b.round_id as "roundId", b.member_id as "memberId",
  b.currency, b.stake_minor - b.given_back_minor as "stakeMinor",
  b.payout_minor as "payoutMinor", b.state,
  b.placed_at as "placedAt", b.settled_at as "settledAt",
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
