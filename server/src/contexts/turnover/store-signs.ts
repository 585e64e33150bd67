import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SelectMoneySigns } from './generated/statements.ts';
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
