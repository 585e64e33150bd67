import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { CountPlayers, SumSiteDays } from './generated/statements.ts';
import type { DayRange } from './store-rollups.ts';

/** Sums of all members over one day and category; money without a category stands under ALL. */
export type SiteDayRow = SumSiteDays['row'];

export async function sumSiteDays(
  tx: Transaction,
  range: DayRange,
): Promise<readonly SiteDayRow[]> {
  const { rows } = await sql<SumSiteDays>`
    select s.site_day::text as "siteDay", s.category,
      coalesce(sum(s.bet_count), 0)::int as "betCount",
      coalesce(sum(s.stake_minor), 0)::bigint as "stakeMinor",
      coalesce(sum(s.valid_minor), 0)::bigint as "validMinor",
      coalesce(sum(s.payout_minor), 0)::bigint as "payoutMinor",
      coalesce(sum(s.deposit_minor), 0)::bigint as "depositMinor",
      coalesce(sum(s.withdrawal_minor), 0)::bigint as "withdrawalMinor",
      coalesce(sum(s.bonus_minor + s.rebate_minor + s.salary_minor + s.dividend_minor), 0)::bigint
        as "costMinor"
    from turnover_days s
    where s.site_day between ${range.from}::date and ${range.to}::date
    group by s.site_day, s.category order by s.site_day desc, s.category`.execute(tx);
  return rows;
}

/** How many members bet on each day. */
export type PlayersRow = CountPlayers['row'];

export async function countPlayers(
  tx: Transaction,
  range: DayRange,
): Promise<readonly PlayersRow[]> {
  const { rows } = await sql<CountPlayers>`
    select s.site_day::text as "siteDay", count(distinct s.member_id)::int as players
    from turnover_days s
    where s.site_day between ${range.from}::date and ${range.to}::date and s.bet_count > 0
    group by s.site_day`.execute(tx);
  return rows;
}
