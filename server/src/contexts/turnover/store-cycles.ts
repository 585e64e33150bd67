import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SumCycles } from './generated/statements.ts';
import type { DayRange } from './store-rollups.ts';

export type CycleRow = SumCycles['row'] & { readonly memberId: MemberId };

export interface CycleQuery extends DayRange {
  readonly cycle: 'ONCE' | 'DAILY' | 'WEEKLY' | 'MONTHLY';
  /** The share of a category's play that counts, in percent; what is not named does not count. */
  readonly weights: readonly { readonly category: string; readonly percent: number }[];
  readonly limit: number;
}

/** What each member did in each day, week, month or the whole of a range, the earliest first. */
export async function sumCycles(
  tx: Transaction,
  query: CycleQuery,
): Promise<readonly SumCycles['row'][]> {
  const { from, to, cycle, weights, limit } = query;
  const categories = weights.map(({ category }) => category);
  const percents = weights.map(({ percent }) => percent);
  const { rows } = await sql<SumCycles>`
    select s.member_id as "memberId",
      (case ${cycle}::text when 'DAILY' then s.site_day
        when 'WEEKLY' then date_trunc('week', s.site_day)::date
        when 'MONTHLY' then date_trunc('month', s.site_day)::date
        else ${from}::date end)::text as "firstDay",
      coalesce(sum((s.valid_minor - s.no_loyalty_minor) * coalesce(w.percent, 0)), 0)::bigint
        as "hundredfold",
      coalesce(sum(s.stake_minor - s.payout_minor) filter (where w.percent is not null), 0)::bigint
        as "lostMinor",
      coalesce(sum(s.deposit_minor), 0)::bigint as "depositMinor",
      coalesce(sum(s.deposit_count), 0)::int as "depositCount"
    from turnover_days s
    left join unnest(${categories}::text[], ${percents}::int[]) as w (category, percent)
      on w.category = s.category
    where s.site_day between ${from}::date and ${to}::date
    group by 1, 2 order by 2, 1 limit ${limit}`.execute(tx);
  return rows;
}
