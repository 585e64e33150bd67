import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountDirects,
  CountMarks,
  SelectDirects,
  SelectDirectsPage,
  SelectTeamDays,
  SumTeams,
} from '../generated/statements.ts';

export type TeamDay = SelectTeamDays['row'];
export type TeamSum = SumTeams['row'];
export type Direct = SelectDirects['row'];

export interface DaySpan {
  /** Days of the site, both included. */
  readonly from: string;
  readonly to: string;
}

/** The sums of one team, by day and category. */
export async function selectTeamDays(
  tx: Transaction,
  query: DaySpan & { readonly number: bigint },
): Promise<readonly TeamDay[]> {
  const { rows } = await sql<SelectTeamDays>`
    select site_day::text as "siteDay", category, bet_count as "betCount",
           stake_minor as "stakeMinor", valid_minor as "validMinor", payout_minor as "payoutMinor",
           deposit_minor as "depositMinor", withdrawal_minor as "withdrawalMinor",
           rebate_minor as "rebateMinor", bonus_minor as "bonusMinor",
           salary_minor as "salaryMinor", dividend_minor as "dividendMinor",
           own_rebate_minor as "ownRebateMinor", own_salary_minor as "ownSalaryMinor",
           own_dividend_minor as "ownDividendMinor", paid_salary_minor as "paidSalaryMinor",
           paid_dividend_minor as "paidDividendMinor", active_members as active, depositors,
           registrations, first_deposits as "firstDeposits"
      from team_days
     where agent_number = ${query.number}
       and site_day between ${query.from}::date and ${query.to}::date
     order by site_day, category
  `.execute(tx);
  return rows;
}

/** How many of these were counted for something on days of a span, each kind by itself. */
export async function countMarks(
  tx: Transaction,
  query: DaySpan & { readonly memberIds: readonly MemberId[] },
): Promise<CountMarks['row']> {
  const { rows } = await sql<CountMarks>`
    select count(*) filter (where kind = 'active')::int as active,
           count(*) filter (where kind = 'depositor')::int as depositors,
           count(*) filter (where kind = 'registration')::int as registrations,
           count(*) filter (where kind = 'first_deposit')::int as "firstDeposits"
      from team_marks
     where member_id = any(${query.memberIds}::text[])
       and site_day between ${query.from}::date and ${query.to}::date
  `.execute(tx);
  return rows[0] ?? { active: 0, depositors: 0, registrations: 0, firstDeposits: 0 };
}

/** The sums of several teams over all days, by category; teams that did nothing fail. */
export async function sumTeams(
  tx: Transaction,
  query: DaySpan & { readonly numbers: readonly bigint[] },
): Promise<readonly TeamSum[]> {
  const { rows } = await sql<SumTeams>`
    select agent_number as "number", category,
           coalesce(sum(bet_count), 0)::int as "betCount",
           coalesce(sum(stake_minor), 0)::bigint as "stakeMinor",
           coalesce(sum(valid_minor), 0)::bigint as "validMinor",
           coalesce(sum(payout_minor), 0)::bigint as "payoutMinor",
           coalesce(sum(deposit_minor), 0)::bigint as "depositMinor",
           coalesce(sum(withdrawal_minor), 0)::bigint as "withdrawalMinor",
           coalesce(sum(rebate_minor), 0)::bigint as "rebateMinor",
           coalesce(sum(bonus_minor), 0)::bigint as "bonusMinor",
           coalesce(sum(salary_minor), 0)::bigint as "salaryMinor",
           coalesce(sum(dividend_minor), 0)::bigint as "dividendMinor"
      from team_days
     where agent_number = any(${query.numbers}::bigint[])
       and site_day between ${query.from}::date and ${query.to}::date
     group by agent_number, category
  `.execute(tx);
  return rows;
}

/** The same as {@link selectDirects}, a page of them. */
export async function selectDirectsPage(
  tx: Transaction,
  query: {
    readonly path: string;
    readonly ids: readonly MemberId[] | undefined;
    readonly order: 'asc' | 'desc';
    readonly offset: number;
    readonly limit: number;
  },
): Promise<readonly Direct[]> {
  const { ids } = query;
  const some = ids === undefined ? sql`` : sql`and member_id = any(${ids}::text[])`;
  const order = query.order === 'asc' ? sql`path` : sql`path desc`;
  const { rows } = await sql<SelectDirectsPage>`
    select member_id as "memberId", number, is_agent as "isAgent"
      from tree_positions where parent_path = ${query.path} ${some}
     order by ${order} limit ${query.limit} offset ${query.offset}
  `.execute(tx);
  return rows;
}

export async function countDirects(
  tx: Transaction,
  query: { readonly path: string; readonly ids: readonly MemberId[] | undefined },
): Promise<number> {
  const { ids } = query;
  const some = ids === undefined ? sql`` : sql`and member_id = any(${ids}::text[])`;
  const { rows } = await sql<CountDirects>`
    select count(*)::int as found from tree_positions where parent_path = ${query.path} ${some}
  `.execute(tx);
  return rows[0]?.found ?? 0;
}

/** Those directly below, the newest first; of accounts that were looked for only. */
export async function selectDirects(
  tx: Transaction,
  query: {
    readonly path: string;
    readonly ids: readonly MemberId[] | undefined;
    readonly limit: number;
  },
): Promise<readonly Direct[]> {
  const { ids } = query;
  const some = ids === undefined ? sql`` : sql`and member_id = any(${ids}::text[])`;
  const { rows } = await sql<SelectDirects>`
    select member_id as "memberId", number, is_agent as "isAgent"
      from tree_positions where parent_path = ${query.path} ${some}
     order by path desc limit ${query.limit}
  `.execute(tx);
  return rows;
}
