import type { MemberId } from '@portal/protocol';
import { plain, texts } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { looking, prepared, type SqlStatement } from '../../platform/statement.ts';
import type { Bet, BetDebt, BetRound, BetTransaction } from './bet.ts';
import type { TransactionClass } from './command.ts';
import type {
  BetsOfStatement,
  DebtsStatement,
  NamedBetsStatement,
  NamedTransactionsStatement,
  RoundsStatement,
  TransactionsStatement,
} from './generated/statements.ts';

/** A bet of the table `b`, as it stands. */
export const betColumns = sql`
  'bet_' || translate(b.id::text, '-', '') as id, b.member_id as "memberId",
  b.placed_at as "placedAt", b.provider, b.tx_id as "txId", b.round_id as "roundId",
  b.category, b.game_code as "gameCode", b.table_id as "tableId", b.currency,
  b.stake_minor - b.given_back_minor as "stakeMinor", b.given_back_minor as "givenBackMinor",
  b.open_minor as "openMinor", b.payout_minor as "payoutMinor",
  b.possible_minor as "possibleMinor", b.channel, b.country, b.place_verdict as "placeVerdict",
  b.valid_minor as "validMinor", b.state, b.result, b.revision,
  b.balance_before_minor as "balanceBeforeMinor", b.balance_after_minor as "balanceAfterMinor",
  b.settled_at as "settledAt", b.terms, b.reckoning`;

/** What a batch names: transactions by their ids, and whole rounds. */
export interface BetsQuery {
  readonly transactions: readonly {
    readonly provider: string;
    readonly class: TransactionClass;
    readonly txId: string;
  }[];
  readonly rounds: readonly {
    readonly provider: string;
    readonly memberId: MemberId;
    readonly roundId: string;
  }[];
  /** Lines of stakes that the batch itself places; those of others are found with them. */
  readonly lines: readonly {
    readonly provider: string;
    readonly memberId: MemberId;
    readonly marketKey: string;
  }[];
}

type NamedQuery = Pick<BetsQuery, 'transactions'>;

/**
 * The transactions that a batch names. Each is sought on its own, so that a plan made for small
 * tables is good for large ones.
 */
function namedTransactions({ transactions }: NamedQuery) {
  return sql`
    named as materialized (
      select t.* from unnest(
        ${texts(transactions.map((key) => key.provider))}::text[],
        ${plain(transactions.map((key) => key.class))}::text[],
        ${texts(transactions.map((key) => key.txId))}::text[]) as w (provider, class, tx_id)
      cross join lateral (select * from bet_transactions
        where provider = w.provider and class = w.class and tx_id = w.tx_id limit 1) t)`;
}

/**
 * The transactions that a batch names, and what else stands in their rounds and on the market lines
 * of those. `is true` keeps the sender of a round out of the choice of an index: the primary key
 * begins with it, and would be read from there to its end.
 */
export function soughtTransactions({ transactions, rounds, lines }: BetsQuery) {
  return sql`
    ${namedTransactions({ transactions })},
    around as (
      select provider, member_id, round_id from named where round_id is not null
      union
      select * from unnest(
        ${texts(rounds.map((round) => round.provider))}::text[],
        ${plain(rounds.map((round) => round.memberId))}::text[],
        ${texts(rounds.map((round) => round.roundId))}::text[])),
    found as (
      select * from named
      union
      select t.* from around a cross join lateral (select * from bet_transactions
        where member_id = a.member_id and round_id = a.round_id
          and (provider = a.provider) is true
        offset 0) t),
    market_lines as (
      select provider, member_id, market_key from found where market_key is not null
      union
      select * from unnest(
        ${texts(lines.map((line) => line.provider))}::text[],
        ${plain(lines.map((line) => line.memberId))}::text[],
        ${texts(lines.map((line) => line.marketKey))}::text[])),
    sought as (
      select * from found
      union
      select t.* from market_lines l cross join lateral (select * from bet_transactions
        where member_id = l.member_id and market_key = l.market_key
          and (provider = l.provider) is true
        offset 0) t)`;
}

export function transactionsStatement(query: BetsQuery): SqlStatement<readonly BetTransaction[]> {
  const statement = sql<TransactionsStatement>`
    with ${soughtTransactions(query)}
    select provider, class, tx_id as "txId", state, member_id as "memberId", currency,
      amount_minor as "amountMinor", round_id as "roundId", bet_id as "betDigits",
      market_key as "marketKey"
    from sought`;
  return prepared(looking(statement, (rows) => rows.map(transactionOf)));
}

/** Those alone that a batch names. */
export function namedTransactionsStatement(
  query: NamedQuery,
): SqlStatement<readonly BetTransaction[]> {
  const statement = sql<NamedTransactionsStatement>`
    with ${namedTransactions(query)}
    select provider, class, tx_id as "txId", state, member_id as "memberId", currency,
      amount_minor as "amountMinor", round_id as "roundId", bet_id as "betDigits",
      market_key as "marketKey"
    from named`;
  return prepared(looking(statement, (rows) => rows.map(transactionOf)));
}

/** The bets of the same transactions. */
export function betsOfStatement(query: BetsQuery): SqlStatement<readonly Bet[]> {
  const statement = sql<BetsOfStatement>`
    with ${soughtTransactions(query)}
    select ${betColumns} from (
      select distinct member_id, placed_at, bet_id from sought where bet_id is not null) s
    cross join lateral (select * from bets
      where member_id = s.member_id and placed_at = s.placed_at and id = s.bet_id limit 1) b`;
  return prepared(looking(statement, (rows) => rows));
}

/** The bets of those alone. */
export function namedBetsStatement(query: NamedQuery): SqlStatement<readonly Bet[]> {
  const statement = sql<NamedBetsStatement>`
    with ${namedTransactions(query)}
    select ${betColumns} from named s
    cross join lateral (select * from bets
      where member_id = s.member_id and placed_at = s.placed_at and id = s.bet_id limit 1) b`;
  return prepared(looking(statement, (rows) => rows));
}

export function roundsStatement(query: BetsQuery): SqlStatement<readonly BetRound[]> {
  const statement = sql<RoundsStatement>`
    with ${soughtTransactions(query)}
    select r.provider, r.member_id as "memberId", r.round_id as "roundId",
      r.opened_at as "openedAt", r.closed_at as "closedAt", r.closed_quietly as "closedQuietly",
      r.is_taken_back as "isTakenBack"
    from around a cross join lateral (select * from bet_rounds
      where provider = a.provider and member_id = a.member_id and round_id = a.round_id limit 1) r`;
  return prepared(looking(statement, (rows) => rows));
}

/** What members still owe, oldest first. */
export function debtsStatement(memberIds: readonly MemberId[]): SqlStatement<readonly BetDebt[]> {
  const statement = sql<DebtsStatement>`
    select d.id, d.member_id as "memberId", d.currency, d.provider, d.tx_id as "txId",
      d.amount_minor as "amountMinor", d.left_minor as "leftMinor"
    from unnest(${plain(memberIds)}::text[]) as w (member_id)
    cross join lateral (select * from bet_debts
      where member_id = w.member_id and left_minor > 0 order by created_at, id offset 0) d`;
  return prepared(looking(statement, (rows) => rows));
}

function transactionOf({
  betDigits,
  ...row
}: Omit<BetTransaction, 'betId'> & { readonly betDigits: string | null }): BetTransaction {
  return { ...row, betId: betIdOf(betDigits) };
}

function betIdOf(digits: string | null) {
  return digits === null ? null : (`bet_${digits.replaceAll('-', '')}` as const);
}
