import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import type { ForgetCuts, ForgetSegments, InsertCut, SumSegments } from './generated/statements.ts';
import type { SpanRow } from './store-rollups.ts';

/** The same cut again changes nothing. */
export async function insertCut(
  tx: Transaction,
  cut: { readonly at: Temporal.Instant; readonly timeZone: string },
): Promise<void> {
  const at = String(cut.at);
  await sql<InsertCut>`
    insert into turnover_cuts (cut_at, site_day)
    values (${at}::timestamptz, (${at}::timestamptz at time zone ${cut.timeZone}::text)::date)
    on conflict (cut_at) do nothing`.execute(tx);
}

export interface SegmentQuery {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  /** Of these alone; of everybody without them. */
  readonly memberIds?: readonly MemberId[];
}

/** What was booked from one cut of a day up to another, or up to the end of the day. */
export async function sumSegments(
  tx: Transaction,
  query: SegmentQuery,
): Promise<readonly SpanRow[]> {
  const { memberIds } = query;
  const some =
    memberIds === undefined ? sql`` : sql`and s.member_id = any(${plain(memberIds)}::text[])`;
  const { rows } = await sql<SumSegments>`
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
    from turnover_segments s
    where s.since >= ${String(query.from)}::timestamptz
      and s.since < ${String(query.to)}::timestamptz ${some}
    group by s.member_id, s.category order by s.member_id, s.category`.execute(tx);
  return rows;
}

/** Of days that nobody computes again. */
export async function forgetSegments(tx: Transaction, firstKept: Temporal.Instant): Promise<void> {
  await sql<ForgetSegments>`
    delete from turnover_segments where since < ${String(firstKept)}::timestamptz`.execute(tx);
}

export async function forgetCuts(tx: Transaction, firstKept: Temporal.Instant): Promise<void> {
  await sql<ForgetCuts>`
    delete from turnover_cuts where cut_at < ${String(firstKept)}::timestamptz`.execute(tx);
}
