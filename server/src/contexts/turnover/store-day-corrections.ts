import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { type SqlStatement, writing } from '../../platform/statement.ts';
import type { BetFact } from './facts.ts';
import type { InsertDayCorrections, SumDayCorrections, SumFallen } from './generated/statements.ts';
import type { DayRange } from './store-rollups.ts';

export type DayCorrectionRow = SumDayCorrections['row'];

export interface DayCorrection {
  readonly fact: BetFact;
  /** Days of the site: that of the bet, and that on which it was corrected. */
  readonly sourceDay: string;
  readonly fellDay: string;
}

export function insertDayCorrections(rows: readonly DayCorrection[]): SqlStatement<undefined> {
  const query = sql<InsertDayCorrections>`
    insert into turnover_corrections (member_id, category, source_day, fell_day, bet_count,
      stake_minor, valid_minor, payout_minor, jackpot_minor, no_loyalty_minor)
    select member_id, category, source_day::date, fell_day::date, bet_count, stake, valid, payout,
      jackpot, no_loyalty
    from unnest(
      ${plain(rows.map(({ fact }) => fact.memberId))}::text[],
      ${plain(rows.map(({ fact }) => fact.category))}::text[],
      ${plain(rows.map(({ sourceDay }) => sourceDay))}::text[],
      ${plain(rows.map(({ fellDay }) => fellDay))}::text[],
      ${plain(rows.map(({ fact }) => fact.betCount))}::int[],
      ${plain(rows.map(({ fact }) => fact.stakeMinor))}::bigint[],
      ${plain(rows.map(({ fact }) => fact.validMinor))}::bigint[],
      ${plain(rows.map(({ fact }) => fact.payoutMinor))}::bigint[],
      ${plain(rows.map(({ fact }) => fact.jackpotMinor))}::bigint[],
      ${plain(rows.map(({ fact }) => fact.noLoyaltyMinor))}::bigint[])
    as d (member_id, category, source_day, fell_day, bet_count, stake, valid, payout, jackpot,
      no_loyalty)`;
  return writing(query, () => undefined);
}

/** More where a bet was booked, less where it fell, of what lies on both sides of the range. */
export async function sumDayCorrections(
  tx: Transaction,
  { from, to, memberIds }: DayRange & { readonly memberIds?: readonly MemberId[] },
): Promise<readonly DayCorrectionRow[]> {
  const some =
    memberIds === undefined ? sql`` : sql`and t.member_id = any(${plain(memberIds)}::text[])`;
  const sign = sql`case when t.fell_day > ${to}::date then 1 else -1 end`;
  const { rows } = await sql<SumDayCorrections>`
    select t.member_id as "memberId", t.category,
      coalesce(sum(${sign} * t.bet_count), 0)::int as "betCount",
      coalesce(sum(${sign} * t.stake_minor), 0)::bigint as "stakeMinor",
      coalesce(sum(${sign} * t.valid_minor), 0)::bigint as "validMinor",
      coalesce(sum(${sign} * t.payout_minor), 0)::bigint as "payoutMinor",
      coalesce(sum(${sign} * t.jackpot_minor), 0)::bigint as "jackpotMinor"
    from turnover_corrections t
    where ((t.source_day between ${from}::date and ${to}::date and t.fell_day > ${to}::date)
        or (t.fell_day between ${from}::date and ${to}::date and t.source_day < ${from}::date))
      ${some}
    group by t.member_id, t.category`.execute(tx);
  return rows;
}

/** What fell on a day of bets of earlier ones, by the day of the bets. */
export async function sumFallen(
  tx: Transaction,
  { day, memberIds }: { readonly day: string; readonly memberIds?: readonly MemberId[] },
): Promise<readonly SumFallen['row'][]> {
  const some =
    memberIds === undefined ? sql`` : sql`and t.member_id = any(${plain(memberIds)}::text[])`;
  const { rows } = await sql<SumFallen>`
    select t.member_id as "memberId", t.category, t.source_day as "sourceDay",
      coalesce(sum(t.valid_minor), 0)::bigint as "validMinor",
      coalesce(sum(t.no_loyalty_minor), 0)::bigint as "noLoyaltyMinor"
    from turnover_corrections t
    where t.fell_day = ${day}::date ${some}
    group by t.member_id, t.category, t.source_day
    order by t.source_day`.execute(tx);
  return rows;
}
