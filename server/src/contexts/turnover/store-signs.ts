import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SelectNightPlay, SelectMoneySigns } from './generated/statements.ts';
import type { DayRange } from './store-rollups.ts';

/** What one member paid in beyond what was taken out, and lost; below zero for who is ahead. */
export type MoneySignRow = SelectMoneySigns['row'];

/** Of those who did anything since `activeFrom`, whoever reaches one of the two. */
export async function selectMoneySigns(
  tx: Transaction,
  query: DayRange & {
    readonly activeFrom: string;
    readonly netDepositMinor: bigint;
    readonly lossMinor: bigint;
  },
): Promise<readonly MoneySignRow[]> {
  const { rows } = await sql<SelectMoneySigns>`
    select s.member_id as "memberId",
      coalesce(sum(s.deposit_minor - s.withdrawal_minor), 0)::bigint as "netDepositMinor",
      coalesce(sum(s.stake_minor - s.payout_minor - s.jackpot_minor), 0)::bigint as "lossMinor"
    from turnover_days s
    where s.site_day between ${query.from}::date and ${query.to}::date
      and s.member_id in (select a.member_id from turnover_days a
                           where a.site_day between ${query.activeFrom}::date and ${query.to}::date)
    group by s.member_id
    having sum(s.deposit_minor - s.withdrawal_minor) >= ${query.netDepositMinor}
        or sum(s.stake_minor - s.payout_minor - s.jackpot_minor) >= ${query.lossMinor}`.execute(tx);
  return rows;
}

/** In how many nights, by the site's clock, somebody placed bets. */
export type NightPlayRow = SelectNightPlay['row'];

export async function selectNightPlay(
  tx: Transaction,
  query: {
    readonly since: Temporal.Instant;
    readonly timeZone: string;
    /** The hour of the site's clock at which the night is over; it begins at midnight. */
    readonly endHour: number;
    readonly leastNights: number;
  },
): Promise<readonly NightPlayRow[]> {
  const { rows } = await sql<SelectNightPlay>`
    select n.member_id as "memberId", count(distinct n.local_hour::date)::int as nights
    from (select s.member_id, s.hour at time zone ${query.timeZone} as local_hour
            from turnover_hours s
           where s.hour >= ${String(query.since)}::timestamptz and s.bet_count > 0) n
    where extract(hour from n.local_hour) < ${query.endHour}::int
    group by n.member_id
    having count(distinct n.local_hour::date) >= ${query.leastNights}::int`.execute(tx);
  return rows;
}
