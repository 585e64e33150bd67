import type { BetId, MemberId } from '@portal/protocol';
import { RetryTransaction } from '../../platform/database.ts';
import { plain, texts } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { type SqlStatement, writing } from '../../platform/statement.ts';
import { violates } from '../../platform/unique-violation.ts';
import { type Bet, type BetDebt, type BetRound, type BetTransaction, timeOfBet } from './bet.ts';
import type { Review, Revision } from './bet.ts';
import type {
  ChangeBets,
  ChangeDebts,
  ChangeRounds,
  ChangeTransactions,
  InsertBets,
  InsertDebts,
  InsertReviews,
  InsertRevisions,
  InsertRounds,
  InsertTransactions,
} from './generated/statements.ts';

/** A bet's id lies in the table as the 32 digits behind its prefix. */
export function digitsOf(id: BetId): string {
  return id.slice('bet_'.length);
}

const noResult = () => undefined;
/** Texts that may be missing; no sender can send an empty one. */
const orEmpty = (values: readonly (string | null)[]) => texts(values.map((value) => value ?? ''));
const timesOf = (values: readonly (Temporal.Instant | null | undefined)[]) =>
  plain(values.map((value) => value?.toString()));
const jsonOf = (bets: readonly Bet[]) =>
  texts(bets.map(({ terms }) => (terms === null ? '' : JSON.stringify(terms))));

/** The role of the server may not touch terms and stake again: what changes has its own columns. */
const reckoningsOf = (bets: readonly Bet[]) =>
  texts(bets.map(({ reckoning }) => (reckoning === null ? '' : JSON.stringify(reckoning))));

/** New bets; in one statement, as everything here. */
export function insertBets(bets: readonly Bet[]): SqlStatement<undefined> {
  const query = sql<InsertBets>`
    insert into bets (id, member_id, placed_at, provider, tx_id, round_id, category, game_code,
      table_id, currency, stake_minor, given_back_minor, open_minor, payout_minor, valid_minor,
      state, result, revision, balance_before_minor, balance_after_minor, settled_at, terms,
      reckoning, possible_minor, channel, country, place_verdict)
    select id, member_id, placed_at::timestamptz, provider, nullif(tx_id, ''),
      nullif(round_id, ''), category, game_code, nullif(table_id, ''), currency, stake, given_back,
      open, payout, valid, state, result, revision, before, after, settled_at::timestamptz,
      nullif(terms, '')::json, nullif(reckoning, '')::json, possible, channel, country,
      place_verdict
    from unnest(
      ${plain(bets.map((bet) => digitsOf(bet.id)))}::uuid[],
      ${plain(bets.map((bet) => bet.memberId))}::text[],
      ${timesOf(bets.map((bet) => bet.placedAt))}::text[],
      ${texts(bets.map((bet) => bet.provider))}::text[],
      ${orEmpty(bets.map((bet) => bet.txId))}::text[],
      ${orEmpty(bets.map((bet) => bet.roundId))}::text[],
      ${plain(bets.map((bet) => bet.category))}::text[],
      ${texts(bets.map((bet) => bet.gameCode))}::text[],
      ${orEmpty(bets.map((bet) => bet.tableId))}::text[],
      ${plain(bets.map((bet) => bet.currency))}::text[],
      ${plain(bets.map((bet) => bet.stakeMinor + bet.givenBackMinor))}::bigint[],
      ${plain(bets.map((bet) => bet.givenBackMinor))}::bigint[],
      ${plain(bets.map((bet) => bet.openMinor))}::bigint[],
      ${plain(bets.map((bet) => bet.payoutMinor))}::bigint[],
      ${plain(bets.map((bet) => bet.validMinor))}::bigint[],
      ${plain(bets.map((bet) => bet.state))}::text[],
      ${plain(bets.map((bet) => bet.result))}::text[],
      ${plain(bets.map((bet) => bet.revision))}::int[],
      ${plain(bets.map((bet) => bet.balanceBeforeMinor))}::bigint[],
      ${plain(bets.map((bet) => bet.balanceAfterMinor))}::bigint[],
      ${timesOf(bets.map((bet) => bet.settledAt))}::text[],
      ${jsonOf(bets)}::text[],
      ${reckoningsOf(bets)}::text[],
      ${plain(bets.map((bet) => bet.possibleMinor ?? undefined))}::bigint[],
      ${plain(bets.map((bet) => bet.channel ?? undefined))}::text[],
      ${plain(bets.map((bet) => bet.country ?? undefined))}::text[],
      ${plain(bets.map((bet) => bet.placeVerdict ?? undefined))}::text[])
    as b (id, member_id, placed_at, provider, tx_id, round_id, category, game_code, table_id,
      currency, stake, given_back, open, payout, valid, state, result, revision, before, after,
      settled_at, terms, reckoning, possible, channel, country, place_verdict)`;
  return writing(query, noResult);
}

export function changeBets(bets: readonly Bet[]): SqlStatement<undefined> {
  const query = sql<ChangeBets>`
    update bets b set given_back_minor = w.given_back, open_minor = w.open, payout_minor = w.payout,
      valid_minor = w.valid, state = w.state, result = w.result, revision = w.revision,
      balance_after_minor = w.after, settled_at = w.settled_at::timestamptz,
      reckoning = nullif(w.reckoning, '')::json
    from unnest(
      ${plain(bets.map((bet) => digitsOf(bet.id)))}::uuid[],
      ${plain(bets.map((bet) => bet.memberId))}::text[],
      ${timesOf(bets.map((bet) => bet.placedAt))}::text[],
      ${plain(bets.map((bet) => bet.givenBackMinor))}::bigint[],
      ${plain(bets.map((bet) => bet.openMinor))}::bigint[],
      ${plain(bets.map((bet) => bet.payoutMinor))}::bigint[],
      ${plain(bets.map((bet) => bet.validMinor))}::bigint[],
      ${plain(bets.map((bet) => bet.state))}::text[],
      ${plain(bets.map((bet) => bet.result))}::text[],
      ${plain(bets.map((bet) => bet.revision))}::int[],
      ${plain(bets.map((bet) => bet.balanceAfterMinor))}::bigint[],
      ${timesOf(bets.map((bet) => bet.settledAt))}::text[],
      ${reckoningsOf(bets)}::text[])
    as w (id, member_id, placed_at, given_back, open, payout, valid, state, result, revision,
      after, settled_at, reckoning)
    where b.member_id = w.member_id and b.placed_at = w.placed_at::timestamptz and b.id = w.id`;
  return writing(query, noResult);
}

export function insertRevisions(revisions: readonly Revision[]): SqlStatement<undefined> {
  const query = sql<InsertRevisions>`
    insert into bet_revisions (bet_id, revision, placed_at, booked_at, kind, tx_id, state, result,
      stake_minor, payout_minor, valid_minor, balance_after_minor, reason, actor)
    select bet_id, revision, placed_at::timestamptz, booked_at::timestamptz, kind,
      nullif(tx_id, ''), state, result, stake, payout, valid, after, nullif(reason, ''),
      nullif(actor, '')
    from unnest(
      ${plain(revisions.map((row) => digitsOf(row.betId)))}::uuid[],
      ${plain(revisions.map((row) => row.revision))}::int[],
      ${timesOf(revisions.map((row) => row.placedAt))}::text[],
      ${timesOf(revisions.map((row) => row.bookedAt))}::text[],
      ${plain(revisions.map((row) => row.kind))}::text[],
      ${orEmpty(revisions.map((row) => row.txId))}::text[],
      ${plain(revisions.map((row) => row.state))}::text[],
      ${plain(revisions.map((row) => row.result))}::text[],
      ${plain(revisions.map((row) => row.stakeMinor))}::bigint[],
      ${plain(revisions.map((row) => row.payoutMinor))}::bigint[],
      ${plain(revisions.map((row) => row.validMinor))}::bigint[],
      ${plain(revisions.map((row) => row.balanceAfterMinor))}::bigint[],
      ${orEmpty(revisions.map((row) => row.reason))}::text[],
      ${orEmpty(revisions.map((row) => row.actor))}::text[])
    as r (bet_id, revision, placed_at, booked_at, kind, tx_id, state, result, stake, payout, valid,
      after, reason, actor)`;
  return writing(query, noResult);
}

/**
 * A twin that names another member holds another lock: when it came first, the whole unit runs
 * again and finds it.
 */
export function insertTransactions(
  at: Temporal.Instant,
  rows: readonly BetTransaction[],
): SqlStatement<undefined> {
  const query = sql<InsertTransactions>`
    insert into bet_transactions (provider, class, tx_id, state, member_id, currency, amount_minor,
      round_id, bet_id, placed_at, created_at, market_key)
    select provider, class, tx_id, state, member_id, currency, amount, nullif(round_id, ''),
      bet_id, placed_at::timestamptz, ${String(at)}::timestamptz, nullif(market_key, '')
    from unnest(
      ${texts(rows.map((row) => row.provider))}::text[],
      ${plain(rows.map((row) => row.class))}::text[],
      ${texts(rows.map((row) => row.txId))}::text[],
      ${plain(rows.map((row) => row.state))}::text[],
      ${plain(rows.map((row) => row.memberId))}::text[],
      ${plain(rows.map((row) => row.currency))}::text[],
      ${plain(rows.map((row) => row.amountMinor))}::bigint[],
      ${orEmpty(rows.map((row) => row.roundId))}::text[],
      ${plain(rows.map((row) => (row.betId === null ? undefined : digitsOf(row.betId))))}::uuid[],
      ${timesOf(rows.map((row) => (row.betId === null ? null : timeOfBet(row.betId))))}::text[],
      ${orEmpty(rows.map((row) => row.marketKey ?? null))}::text[])
    as t (provider, class, tx_id, state, member_id, currency, amount, round_id, bet_id, placed_at,
      market_key)`;
  return writing(query, noResult, (error) =>
    violates(error, ['bet_transactions_pkey'])
      ? new RetryTransaction('a twin of a transaction came first')
      : error,
  );
}

export function changeTransactions(rows: readonly BetTransaction[]): SqlStatement<undefined> {
  const query = sql<ChangeTransactions>`
    update bet_transactions t set state = w.state
    from unnest(
      ${texts(rows.map((row) => row.provider))}::text[],
      ${plain(rows.map((row) => row.class))}::text[],
      ${texts(rows.map((row) => row.txId))}::text[],
      ${plain(rows.map((row) => row.state))}::text[]) as w (provider, class, tx_id, state)
    where t.provider = w.provider and t.class = w.class and t.tx_id = w.tx_id`;
  return writing(query, noResult);
}

export function insertRounds(rows: readonly BetRound[]): SqlStatement<undefined> {
  const query = sql<InsertRounds>`
    insert into bet_rounds (provider, member_id, round_id, opened_at, closed_at, is_taken_back)
    select provider, member_id, round_id, opened_at::timestamptz, closed_at::timestamptz,
      is_taken_back = 1
    from unnest(
      ${texts(rows.map((row) => row.provider))}::text[],
      ${plain(rows.map((row) => row.memberId))}::text[],
      ${texts(rows.map((row) => row.roundId))}::text[],
      ${timesOf(rows.map((row) => row.openedAt))}::text[],
      ${timesOf(rows.map((row) => row.closedAt))}::text[],
      ${plain(rows.map((row) => (row.isTakenBack ? 1 : 0)))}::integer[])
    as r (provider, member_id, round_id, opened_at, closed_at, is_taken_back)`;
  return writing(query, noResult);
}

export function changeRounds(rows: readonly BetRound[]): SqlStatement<undefined> {
  const query = sql<ChangeRounds>`
    update bet_rounds r
    set closed_at = w.closed_at::timestamptz, closed_quietly = w.closed_quietly = 1,
      is_taken_back = w.is_taken_back = 1
    from unnest(
      ${texts(rows.map((row) => row.provider))}::text[],
      ${plain(rows.map((row) => row.memberId))}::text[],
      ${texts(rows.map((row) => row.roundId))}::text[],
      ${timesOf(rows.map((row) => row.closedAt))}::text[],
      ${plain(rows.map((row) => (row.closedQuietly ? 1 : 0)))}::integer[],
      ${plain(rows.map((row) => (row.isTakenBack ? 1 : 0)))}::integer[])
      as w (provider, member_id, round_id, closed_at, closed_quietly, is_taken_back)
    where r.provider = w.provider and r.member_id = w.member_id and r.round_id = w.round_id`;
  return writing(query, noResult);
}

export function insertDebts(
  at: Temporal.Instant,
  rows: readonly BetDebt[],
): SqlStatement<undefined> {
  const query = sql<InsertDebts>`
    insert into bet_debts (id, member_id, currency, provider, tx_id, amount_minor, left_minor,
      created_at)
    select *, ${String(at)}::timestamptz from unnest(
      ${plain(rows.map((row) => row.id))}::text[],
      ${plain(rows.map((row) => row.memberId))}::text[],
      ${plain(rows.map((row) => row.currency))}::text[],
      ${texts(rows.map((row) => row.provider))}::text[],
      ${texts(rows.map((row) => row.txId))}::text[],
      ${plain(rows.map((row) => row.amountMinor))}::bigint[],
      ${plain(rows.map((row) => row.leftMinor))}::bigint[])`;
  return writing(query, noResult);
}

export function changeDebts(rows: readonly BetDebt[]): SqlStatement<undefined> {
  const query = sql<ChangeDebts>`
    update bet_debts d set left_minor = w.left_minor
    from unnest(
      ${plain(rows.map((row) => row.id))}::text[],
      ${plain(rows.map((row) => row.leftMinor))}::bigint[]) as w (id, left_minor)
    where d.id = w.id`;
  return writing(query, noResult);
}

export interface NewReview extends Omit<Review, 'memberId'> {
  readonly id: string;
  /** Null for what is about the whole site. */
  readonly memberId: MemberId | null;
  /** Which one of its thing; the first, unless said. */
  readonly number?: number;
}

/** One for each reason and subject, however often a sender repeats itself. */
export function insertReviews(
  at: Temporal.Instant,
  rows: readonly NewReview[],
): SqlStatement<undefined> {
  const query = sql<InsertReviews>`
    insert into bet_reviews (id, reason, provider, subject, member_id, round_id, bet_id, placed_at,
      opened_at, number)
    select id, reason, provider, subject, nullif(member_id, ''), nullif(round_id, ''), bet_id,
      placed_at::timestamptz, ${String(at)}::timestamptz, number
    from unnest(
      ${plain(rows.map((row) => row.id))}::text[],
      ${plain(rows.map((row) => row.reason))}::text[],
      ${texts(rows.map((row) => row.provider))}::text[],
      ${texts(rows.map((row) => row.subject))}::text[],
      ${orEmpty(rows.map((row) => row.memberId))}::text[],
      ${orEmpty(rows.map((row) => row.roundId))}::text[],
      ${plain(rows.map((row) => (row.betId === null ? undefined : digitsOf(row.betId))))}::uuid[],
      ${timesOf(rows.map((row) => (row.betId === null ? null : timeOfBet(row.betId))))}::text[],
      ${plain(rows.map(({ number = 1 }) => number))}::int[])
    as r (id, reason, provider, subject, member_id, round_id, bet_id, placed_at, number)
    on conflict on constraint bet_reviews_once do nothing`;
  return writing(query, noResult);
}
