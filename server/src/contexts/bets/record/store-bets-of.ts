import type { CurrencyCode } from '@portal/money';
import type { BetCategory, BetId, BetResult, MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { Bet } from '../bet.ts';
import type {
  LookAtBets,
  SelectBetsOf,
  SelectProvidersOf,
  SumBetsOf,
} from '../generated/statements.ts';
import { betColumns } from '../store-looks.ts';
import { digitsOf } from '../store-writes.ts';
import { type BetSums, betSums, noBets } from './store-record.ts';

/** Which bets; days are never open. */
export interface BetsInFilter {
  readonly currency: CurrencyCode;
  readonly category?: BetCategory | undefined;
  readonly provider?: string | undefined;
  readonly result?: BetResult | undefined;
  readonly leastStakeMinor?: bigint | undefined;
  readonly mostStakeMinor?: bigint | undefined;
  readonly from: Temporal.Instant;
  /** Excluded. */
  readonly to: Temporal.Instant;
}

/** The same of several members. */
export interface BetsOfFilter extends BetsInFilter {
  readonly memberIds: readonly MemberId[];
}

export interface BetsOfQuery extends BetsOfFilter {
  readonly before?: { readonly id: BetId; readonly placedAt: Temporal.Instant } | undefined;
  readonly limit: number;
}

const stakeNow = sql`x.stake_minor - x.given_back_minor`;

function matches(filter: BetsOfFilter) {
  return sql`x.member_id = m.member_id and ${within(filter)} and ${fits(filter)}`;
}

function within({ from, to }: Pick<BetsInFilter, 'from' | 'to'>) {
  return sql`x.placed_at >= ${String(from)}::timestamptz
    and x.placed_at < ${String(to)}::timestamptz`;
}

function fits(filter: BetsInFilter) {
  const { category, provider, result, leastStakeMinor, mostStakeMinor } = filter;
  const parts = [
    sql`x.currency = ${filter.currency}`,
    ...(category === undefined ? [] : [sql`x.category = ${category}`]),
    ...(provider === undefined ? [] : [sql`x.provider = ${provider}`]),
    ...(result === undefined ? [] : [sql`x.result = ${result}`]),
    ...(leastStakeMinor === undefined ? [] : [sql`${stakeNow} >= ${leastStakeMinor}::bigint`]),
    ...(mostStakeMinor === undefined ? [] : [sql`${stakeNow} <= ${mostStakeMinor}::bigint`]),
  ];
  return sql.join(parts, sql` and `);
}

/** Newest first; each member is sought along the key of their own bets, as far as a page goes. */
export async function selectBetsOf(tx: Transaction, query: BetsOfQuery): Promise<readonly Bet[]> {
  const { before, limit } = query;
  const older =
    before === undefined
      ? sql``
      : sql`and (x.placed_at, x.id) <
            (${String(before.placedAt)}::timestamptz, ${digitsOf(before.id)}::uuid)`;
  const { rows } = await sql<SelectBetsOf>`
    select ${betColumns}
      from unnest(${query.memberIds}::text[]) as m (member_id)
     cross join lateral (select x.* from bets x where ${matches(query)} ${older}
       order by x.placed_at desc, x.id desc limit ${limit}) b
     order by b.placed_at desc, b.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** What they came to. */
export async function sumBetsOf(tx: Transaction, filter: BetsOfFilter): Promise<BetSums> {
  const { rows } = await sql<SumBetsOf>`
    select ${betSums}
      from unnest(${filter.memberIds}::text[]) as m (member_id)
      join bets x on ${matches(filter)}`.execute(tx);
  return rows[0] ?? noBets;
}

/** Who took the bets that the filter leaves, whichever provider it names. */
export async function selectProvidersOf(
  tx: Transaction,
  filter: BetsOfFilter,
): Promise<readonly string[]> {
  const { rows } = await sql<SelectProvidersOf>`
    select distinct x.provider from unnest(${filter.memberIds}::text[]) as m (member_id)
      join bets x on ${matches({ ...filter, provider: undefined })}
     order by x.provider`.execute(tx);
  return rows.map(({ provider }) => provider);
}

/**
 * Who has bets that fit, of the newest of a span: so many, whosoever they are and whether or not
 * they fit, and all of the same moment as the last of them.
 */
export async function lookAtBets(
  tx: Transaction,
  query: BetsInFilter & { readonly most: number },
): Promise<LookAtBets['row'] | undefined> {
  const { rows } = await sql<LookAtBets>`
    select count(*) as found, min(s.placed_at) as "oldestAt",
           coalesce(string_agg(distinct s.member_id, ',') filter (where s.fits), '') as "memberIds"
      from (select x.member_id, x.placed_at, (${fits(query)}) as fits
              from bets x where ${within(query)}
             order by x.placed_at desc fetch first (${query.most}) rows with ties) s
  `.execute(tx);
  return rows[0];
}
