import type { BetCategory, BetId, BetState, MemberId } from '@portal/protocol';
import type { CurrencyCode } from '@portal/money';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { Bet } from '../bet.ts';
import type {
  SelectBet,
  SelectBets,
  SelectProviders,
  SelectRevisions,
  SumBets,
} from '../generated/statements.ts';
import { betColumns } from '../store-looks.ts';
import { digitsOf } from '../store-writes.ts';

/** Which bets of a member. */
export interface BetFilter {
  readonly memberId: MemberId;
  readonly currency: CurrencyCode;
  readonly category?: BetCategory | undefined;
  readonly provider?: string | undefined;
  readonly state?: BetState | undefined;
  readonly from?: Temporal.Instant | undefined;
  /** Excluded. */
  readonly to?: Temporal.Instant | undefined;
}

export interface BetsQuery extends BetFilter {
  /** Bets older than this one. */
  readonly before?: { readonly id: BetId; readonly placedAt: Temporal.Instant } | undefined;
  readonly limit: number;
}

/** Newest first, along the key of the member's bets. */
export async function selectBets(tx: Transaction, query: BetsQuery): Promise<readonly Bet[]> {
  const { before, category, provider, state, from, to } = query;
  const { rows } = await sql<SelectBets>`
    select ${betColumns} from bets b
    where b.member_id = ${query.memberId} and b.currency = ${query.currency}
      ${category === undefined ? sql`` : sql`and b.category = ${category}`}
      ${provider === undefined ? sql`` : sql`and b.provider = ${provider}`}
      ${state === undefined ? sql`` : sql`and b.state = ${state}`}
      ${
        before === undefined
          ? sql``
          : sql`and (b.placed_at, b.id) <
                (${String(before.placedAt)}::timestamptz, ${digitsOf(before.id)}::uuid)`
      }
      ${from === undefined ? sql`` : sql`and b.placed_at >= ${String(from)}::timestamptz`}
      ${to === undefined ? sql`` : sql`and b.placed_at < ${String(to)}::timestamptz`}
    order by b.placed_at desc, b.id desc limit ${query.limit}`.execute(tx);
  return rows;
}

export type BetSums = SumBets['row'];

export const noBets: BetSums = {
  betCount: 0n,
  stakeMinor: 0n,
  payoutMinor: 0n,
  returnedMinor: 0n,
  openMinor: 0n,
  givenBackMinor: 0n,
  validMinor: 0n,
};

/**
 * What bets came to; `returnedMinor` is what was won or given back of the stakes of those that are
 * over, `openMinor` the stakes of the others, `givenBackMinor` those of bets that were taken back
 * or are void: stakes less both are what the payouts are held against.
 */
export const betSums = sql`
  count(*) as "betCount",
  coalesce(sum(stake_minor - given_back_minor), 0)::bigint as "stakeMinor",
  coalesce(sum(payout_minor), 0)::bigint as "payoutMinor",
  coalesce(sum(case when state in ('void', 'rolled_back', 'rejected')
    then stake_minor - given_back_minor
    when state in ('open', 'waiting') then 0
    else payout_minor end), 0)::bigint as "returnedMinor",
  coalesce(sum(stake_minor - given_back_minor)
    filter (where state in ('open', 'waiting')), 0)::bigint as "openMinor",
  coalesce(sum(stake_minor - given_back_minor)
    filter (where state in ('void', 'rolled_back', 'rejected')), 0)::bigint as "givenBackMinor",
  coalesce(sum(valid_minor), 0)::bigint as "validMinor"`;

export async function sumBets(tx: Transaction, query: BetFilter): Promise<BetSums> {
  const { category, provider, state, from, to } = query;
  const { rows } = await sql<SumBets>`
    select ${betSums}
    from bets b
    where b.member_id = ${query.memberId} and b.currency = ${query.currency}
      ${category === undefined ? sql`` : sql`and b.category = ${category}`}
      ${provider === undefined ? sql`` : sql`and b.provider = ${provider}`}
      ${state === undefined ? sql`` : sql`and b.state = ${state}`}
      ${from === undefined ? sql`` : sql`and b.placed_at >= ${String(from)}::timestamptz`}
      ${to === undefined ? sql`` : sql`and b.placed_at < ${String(to)}::timestamptz`}`.execute(tx);
  return rows[0] ?? noBets;
}

/** Who took the bets of these days. */
export async function selectProviders(
  tx: Transaction,
  query: Pick<BetFilter, 'memberId' | 'currency' | 'from' | 'to'>,
): Promise<readonly string[]> {
  const { from, to } = query;
  const { rows } = await sql<SelectProviders>`
    select distinct b.provider from bets b
    where b.member_id = ${query.memberId} and b.currency = ${query.currency}
      ${from === undefined ? sql`` : sql`and b.placed_at >= ${String(from)}::timestamptz`}
      ${to === undefined ? sql`` : sql`and b.placed_at < ${String(to)}::timestamptz`}
    order by b.provider`.execute(tx);
  return rows.map(({ provider }) => provider);
}

/** A member's bet by its id, which names its month; undefined when it is not theirs. */
export async function selectBet(
  tx: Transaction,
  key: { readonly memberId: MemberId; readonly id: BetId; readonly placedAt: Temporal.Instant },
): Promise<Bet | undefined> {
  const { rows } = await sql<SelectBet>`
    select ${betColumns} from bets b
    where b.member_id = ${key.memberId} and b.placed_at = ${String(key.placedAt)}::timestamptz
      and b.id = ${digitsOf(key.id)}::uuid`.execute(tx);
  return rows[0];
}

export type RevisionRow = SelectRevisions['row'];

/** The versions of a bet that was changed, the first one first; none of one that never was. */
export async function selectRevisions(
  tx: Transaction,
  key: { readonly id: BetId; readonly placedAt: Temporal.Instant },
): Promise<readonly RevisionRow[]> {
  const { rows } = await sql<SelectRevisions>`
    select revision, booked_at as "bookedAt", kind, tx_id as "txId", state, result,
      stake_minor as "stakeMinor", payout_minor as "payoutMinor", valid_minor as "validMinor",
      balance_after_minor as "balanceAfterMinor", reason, actor
    from bet_revisions
    where bet_id = ${digitsOf(key.id)}::uuid
      and placed_at = ${String(key.placedAt)}::timestamptz
    order by revision`.execute(tx);
  return rows;
}
