import type { Category } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import type {
  SelectBestMultiples,
  SelectPlayByGame,
  SelectPlayOfDays,
} from './generated/statements.ts';

export async function selectBestMultiples(
  tx: Transaction,
  query: {
    readonly memberIds: readonly MemberId[];
    readonly currency: string;
    readonly from: Temporal.Instant;
    readonly until: Temporal.Instant;
    readonly placedFrom: Temporal.Instant;
  },
): Promise<readonly SelectBestMultiples['row'][]> {
  const { rows } = await sql<SelectBestMultiples>`
    select member_id as "memberId", category,
      coalesce(max(payout_minor * 100 / (stake_minor - given_back_minor)), 0)::bigint as figure
    from bets
    where member_id = any(${query.memberIds}::text[]) and currency = ${query.currency}
      and placed_at >= ${String(query.placedFrom)}::timestamptz
      and placed_at < ${String(query.until)}::timestamptz
      and settled_at >= ${String(query.from)}::timestamptz
      and settled_at < ${String(query.until)}::timestamptz
      and state = 'settled' and stake_minor > given_back_minor and payout_minor > 0
    group by member_id, category`.execute(tx);
  return rows;
}

/** As `selectBestMultiples`, with the sums and the number of the bets, by game. */
export async function selectPlayByGame(
  tx: Transaction,
  query: {
    readonly memberIds: readonly MemberId[];
    readonly currency: string;
    readonly from: Temporal.Instant;
    readonly until: Temporal.Instant;
    readonly placedFrom: Temporal.Instant;
  },
): Promise<readonly SelectPlayByGame['row'][]> {
  const { rows } = await sql<SelectPlayByGame>`
    select member_id as "memberId", category, provider, game_code as "gameCode",
      coalesce(sum(case
        when terms ->> 'weight' is null or reckoning ->> 'counted' is not null then valid_minor
        else valid_minor * (terms ->> 'weight')::int / 100 end), 0)::bigint as "validMinor",
      (count(*) filter (where stake_minor > 0))::int as "betCount",
      coalesce(max(payout_minor * 100 / nullif(stake_minor - given_back_minor, 0)), 0)::bigint
        as "bestHundredths"
    from bets
    where member_id = any(${query.memberIds}::text[]) and currency = ${query.currency}
      and placed_at >= ${String(query.placedFrom)}::timestamptz
      and placed_at < ${String(query.until)}::timestamptz
      and settled_at >= ${String(query.from)}::timestamptz
      and settled_at < ${String(query.until)}::timestamptz
      and state = 'settled'
    group by member_id, category, provider, game_code`.execute(tx);
  return rows;
}

/** As `selectPlayByGame`, for days: amounts as they stand in the sums, prizes among the wins. */
export async function selectPlayOfDays(
  tx: Transaction,
  query: {
    readonly memberIds?: readonly MemberId[];
    readonly currency: string;
    readonly from: Temporal.Instant;
    readonly until: Temporal.Instant;
    readonly placedFrom: Temporal.Instant;
    readonly category: Category | null;
    readonly leastStakeMinor: bigint;
  },
): Promise<readonly SelectPlayOfDays['row'][]> {
  const { memberIds, category } = query;
  const ofCategory = category === null ? sql`` : sql`and category = ${category}`;
  const some =
    memberIds === undefined ? sql`` : sql`and member_id = any(${plain(memberIds)}::text[])`;
  const { rows } = await sql<SelectPlayOfDays>`
    select member_id as "memberId", category, provider, game_code as "gameCode",
      (count(*) filter (where stake_minor > given_back_minor))::int as "betCount",
      coalesce(sum(stake_minor - given_back_minor), 0)::bigint as "stakeMinor",
      coalesce(sum(valid_minor), 0)::bigint as "validMinor",
      coalesce(sum(payout_minor), 0)::bigint as "payoutMinor",
      coalesce(max(payout_minor * 100 / nullif(stake_minor - given_back_minor, 0)), 0)::bigint
        as "bestHundredths"
    from bets
    where currency = ${query.currency}
      and placed_at >= ${String(query.placedFrom)}::timestamptz
      and placed_at < ${String(query.until)}::timestamptz
      and settled_at >= ${String(query.from)}::timestamptz
      and settled_at < ${String(query.until)}::timestamptz
      and state = 'settled'
      and stake_minor - given_back_minor >= ${query.leastStakeMinor} ${some} ${ofCategory}
    group by member_id, category, provider, game_code order by member_id`.execute(tx);
  return rows;
}
