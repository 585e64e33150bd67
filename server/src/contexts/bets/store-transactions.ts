import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  SelectRoundTransactions,
  SelectTakenBack,
  SelectTransactionsNamed,
} from './generated/statements.ts';

export type TransactionRow = SelectTransactionsNamed['row'];

/** A round that nobody ends may have gone on for months. */
const mostOfRound = 200;

const columns = sql`t.class, t.tx_id as "txId", t.state, t.member_id as "memberId", t.currency,
  t.amount_minor as "amountMinor", t.round_id as "roundId", t.created_at as "bookedAt",
  'bet_' || translate(b.id::text, '-', '') as "betId", b.state as "betState",
  b.result as "betResult"`;

/** What a sender did under this id; one in each class at most. */
export async function selectTransactionsNamed(
  tx: Transaction,
  key: { readonly provider: string; readonly txId: string },
): Promise<readonly TransactionRow[]> {
  const { rows } = await sql<SelectTransactionsNamed>`
    select ${columns} from bet_transactions t
      left join bets b on b.member_id = t.member_id and b.placed_at = t.placed_at
        and b.id = t.bet_id
    where t.provider = ${key.provider} and t.class in ('stake', 'win', 'promo', 'adjust')
      and t.tx_id = ${key.txId}
    order by t.created_at, t.class`.execute(tx);
  return rows;
}

interface RoundKey {
  readonly provider: string;
  readonly memberId: MemberId;
  readonly roundId: string;
}

/** What a sender did in a round, the oldest first. */
export async function selectRoundTransactions(
  tx: Transaction,
  key: RoundKey,
): Promise<readonly TransactionRow[]> {
  const { rows } = await sql<SelectRoundTransactions>`
    select ${columns} from bet_transactions t
      left join bets b on b.member_id = t.member_id and b.placed_at = t.placed_at
        and b.id = t.bet_id
    where t.provider = ${key.provider} and t.member_id = ${key.memberId}
      and t.round_id = ${key.roundId}
    order by t.created_at, t.class, t.tx_id limit ${mostOfRound}`.execute(tx);
  return rows;
}

export async function selectTakenBack(tx: Transaction, key: RoundKey): Promise<boolean> {
  const { rows } = await sql<SelectTakenBack>`
    select from bet_rounds where provider = ${key.provider} and member_id = ${key.memberId}
      and round_id = ${key.roundId} and is_taken_back`.execute(tx);
  return rows.length > 0;
}
