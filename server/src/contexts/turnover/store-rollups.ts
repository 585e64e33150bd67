import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import type {
  FindLargestDeposit,
  SelectDays,
  SelectHours,
  SumDays,
  SumMonths,
} from './generated/statements.ts';

export type DayRow = SelectDays['row'];
export type HourRow = SelectHours['row'];
/** Sums over days of one member and category. */
export type SpanRow = SumDays['row'];

const figures = sql`s.bet_count as "betCount", s.stake_minor as "stakeMinor",
  s.valid_minor as "validMinor", s.payout_minor as "payoutMinor",
  s.jackpot_minor as "jackpotMinor", s.deposit_minor as "depositMinor",
  s.deposit_count as "depositCount", s.withdrawal_minor as "withdrawalMinor",
  s.fee_minor as "feeMinor", s.bonus_minor as "bonusMinor", s.rebate_minor as "rebateMinor",
  s.salary_minor as "salaryMinor", s.dividend_minor as "dividendMinor",
  s.chargeback_minor as "chargebackMinor",
  s.no_salary_minor as "noSalaryMinor", s.no_loyalty_minor as "noLoyaltyMinor"`;

export interface DayRange {
  /** Days of the site, both included. */
  readonly from: string;
  readonly to: string;
}

export async function selectDays(
  tx: Transaction,
  query: DayRange & { readonly memberIds: readonly MemberId[] },
): Promise<readonly DayRow[]> {
  const { rows } = await sql<SelectDays>`
    select s.member_id as "memberId", s.site_day::text as "siteDay", s.category, ${figures}
    from turnover_days s
    where s.member_id = any(${plain(query.memberIds)}::text[])
      and s.site_day between ${query.from}::date and ${query.to}::date
    order by s.member_id, s.site_day, s.category`.execute(tx);
  return rows;
}

export async function selectHours(
  tx: Transaction,
  query: {
    readonly memberIds?: readonly MemberId[];
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
  },
): Promise<readonly HourRow[]> {
  const { memberIds } = query;
  const some =
    memberIds === undefined ? sql`` : sql`and s.member_id = any(${plain(memberIds)}::text[])`;
  const { rows } = await sql<SelectHours>`
    select s.member_id as "memberId", s.hour, s.category, ${figures}
    from turnover_hours s
    where s.hour >= ${String(query.from)}::timestamptz and s.hour < ${String(query.to)}::timestamptz
      ${some}
    order by s.member_id, s.hour, s.category`.execute(tx);
  return rows;
}

/** Of every member with anything in these days, or only of some. */
export async function sumDays(
  tx: Transaction,
  query: DayRange & { readonly memberIds?: readonly MemberId[] },
): Promise<readonly SpanRow[]> {
  const { memberIds } = query;
  const some =
    memberIds === undefined ? sql`` : sql`and s.member_id = any(${plain(memberIds)}::text[])`;
  const { rows } = await sql<SumDays>`
    select s.member_id as "memberId", s.category,
      coalesce(sum(s.bet_count), 0)::int as "betCount",
      coalesce(sum(s.stake_minor), 0)::bigint as "stakeMinor",
      coalesce(sum(s.valid_minor), 0)::bigint as "validMinor",
      coalesce(sum(s.payout_minor), 0)::bigint as "payoutMinor",
      coalesce(sum(s.jackpot_minor), 0)::bigint as "jackpotMinor",
      coalesce(sum(s.deposit_minor), 0)::bigint as "depositMinor",
      coalesce(sum(s.deposit_count), 0)::int as "depositCount",
      coalesce(sum(s.withdrawal_minor), 0)::bigint as "withdrawalMinor",
      coalesce(sum(s.fee_minor), 0)::bigint as "feeMinor",
      coalesce(sum(s.bonus_minor), 0)::bigint as "bonusMinor",
      coalesce(sum(s.rebate_minor), 0)::bigint as "rebateMinor",
      coalesce(sum(s.salary_minor), 0)::bigint as "salaryMinor",
      coalesce(sum(s.dividend_minor), 0)::bigint as "dividendMinor",
      coalesce(sum(s.chargeback_minor), 0)::bigint as "chargebackMinor",
      coalesce(sum(s.no_salary_minor), 0)::bigint as "noSalaryMinor",
      coalesce(sum(s.no_loyalty_minor), 0)::bigint as "noLoyaltyMinor"
    from turnover_days s
    where s.site_day between ${query.from}::date and ${query.to}::date ${some}
    group by s.member_id, s.category`.execute(tx);
  return rows;
}

/** What was taken back may have been the largest: no more is told than what is left of them all. */
export async function findLargestDeposit(
  tx: Transaction,
  query: DayRange & { readonly memberId: MemberId },
): Promise<bigint> {
  const { rows } = await sql<FindLargestDeposit>`
    select greatest(0, least(coalesce(max(s.largest_deposit_minor), 0),
      coalesce(sum(s.deposit_minor), 0)))::bigint as "largestMinor"
    from turnover_days s
    where s.member_id = ${query.memberId} and s.category = 'ALL'
      and s.site_day between ${query.from}::date and ${query.to}::date`.execute(tx);
  return rows[0]?.largestMinor ?? 0n;
}

/**
 * Sums over one month of the site, `2026-03`, of one member; play and money of every category, and
 * jackpots of a vendor's pool among what was paid.
 */
export type MonthRow = SumMonths['row'];

export async function sumMonths(
  tx: Transaction,
  query: DayRange & { readonly memberId: MemberId },
): Promise<readonly MonthRow[]> {
  const { rows } = await sql<SumMonths>`
    select to_char(s.site_day, 'YYYY-MM') as month,
      coalesce(sum(s.bet_count), 0)::int as "betCount",
      coalesce(sum(s.stake_minor), 0)::bigint as "stakeMinor",
      coalesce(sum(s.payout_minor + s.jackpot_minor), 0)::bigint as "payoutMinor",
      coalesce(sum(s.deposit_minor), 0)::bigint as "depositMinor",
      coalesce(sum(s.withdrawal_minor), 0)::bigint as "withdrawalMinor"
    from turnover_days s
    where s.member_id = ${query.memberId}
      and s.site_day between ${query.from}::date and ${query.to}::date
    group by 1 order by 1`.execute(tx);
  return rows;
}
