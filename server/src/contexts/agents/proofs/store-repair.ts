import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { SetTeamDay } from '../generated/statements.ts';
import type { TeamSums } from './team-figures.ts';

export interface TeamDayKey {
  readonly number: bigint;
  readonly siteDay: string;
  readonly category: string;
}

/** What a team did on a day in a category is what it is given here; counts of people stay. */
export async function setTeamDay(
  tx: Transaction,
  { number, siteDay, category }: TeamDayKey,
  sums: TeamSums,
): Promise<void> {
  await sql<SetTeamDay>`
    insert into team_days (agent_number, site_day, category, bet_count, stake_minor, valid_minor,
      payout_minor, deposit_minor, withdrawal_minor, fee_minor, bonus_minor, rebate_minor,
      salary_minor, dividend_minor, own_rebate_minor, own_salary_minor, own_dividend_minor,
      paid_salary_minor, paid_dividend_minor)
    values (${number}::bigint, ${siteDay}::date, ${category}, ${sums.bets}::bigint, ${sums.stake},
      ${sums.valid}, ${sums.payout}, ${sums.deposit}, ${sums.withdrawal}, ${sums.fee},
      ${sums.bonus}, ${sums.rebate}, ${sums.salary}, ${sums.dividend}, ${sums.ownRebate},
      ${sums.ownSalary}, ${sums.ownDividend}, ${sums.paidSalary}, ${sums.paidDividend})
    on conflict (agent_number, site_day, category) do update set
      bet_count = excluded.bet_count, stake_minor = excluded.stake_minor,
      valid_minor = excluded.valid_minor, payout_minor = excluded.payout_minor,
      deposit_minor = excluded.deposit_minor, withdrawal_minor = excluded.withdrawal_minor,
      fee_minor = excluded.fee_minor, bonus_minor = excluded.bonus_minor,
      rebate_minor = excluded.rebate_minor, salary_minor = excluded.salary_minor,
      dividend_minor = excluded.dividend_minor, own_rebate_minor = excluded.own_rebate_minor,
      own_salary_minor = excluded.own_salary_minor,
      own_dividend_minor = excluded.own_dividend_minor,
      paid_salary_minor = excluded.paid_salary_minor,
      paid_dividend_minor = excluded.paid_dividend_minor
  `.execute(tx);
}
