import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type { FoldedRow } from '../../turnover/index.ts';
import type { AddMarks, AddSums } from '../generated/statements.ts';

export const markKinds = ['active', 'depositor', 'registration', 'first_deposit'] as const;

export interface Mark {
  readonly memberId: MemberId;
  readonly siteDay: string;
  readonly kind: (typeof markKinds)[number];
}

/**
 * The agents above somebody on the day of a row: those of now, unless there was a move after it.
 */
const lineThen = sql`
  coalesce((select l.upline from tree_past_lines l
             where l.member_id = p.member_id and l.until_day > f.site_day
             order by l.until_day limit 1), p.upline) as upline`;

/** The number of whoever is an agent, which has a team of its own. */
const ownNumber = sql`case when p.is_agent then p.number end as own`;

/** The agents whose team somebody belonged to: all above, and the own team of an agent. */
const agentsOf = sql`unnest(case when g.own is null then g.upline else g.upline || g.own end)`;

const column = (rows: readonly FoldedRow[], pick: (row: FoldedRow) => string | number) =>
  plain(rows.map((row) => BigInt(pick(row))));

/**
 * Adds what was folded for members to the sums of the agents above, in the order of the keys, so
 * that two folds never wait for each other in a circle. Members who stand below the same agents are
 * summed up before their line is gone along, which is most of the work. Trial accounts stand in no
 * tree.
 */
export async function addSums(tx: Transaction, rows: readonly FoldedRow[]): Promise<void> {
  await sql<AddSums>`
    with placed as materialized (
      select r.*, f.site_day, ${ownNumber}, ${lineThen} from unnest(
        ${plain(rows.map((row) => row.memberId))}::text[],
        ${plain(rows.map((row) => row.siteDay))}::text[],
        ${plain(rows.map((row) => row.category))}::text[],
        ${column(rows, (row) => row.betCount)}::bigint[],
        ${column(rows, (row) => row.stake)}::bigint[],
        ${column(rows, (row) => row.valid)}::bigint[],
        ${column(rows, (row) => row.payout)}::bigint[],
        ${column(rows, (row) => row.deposit)}::bigint[],
        ${column(rows, (row) => row.withdrawal)}::bigint[],
        ${column(rows, (row) => row.fee)}::bigint[],
        ${column(rows, (row) => row.bonus)}::bigint[],
        ${column(rows, (row) => row.rebate)}::bigint[],
        ${column(rows, (row) => row.salary)}::bigint[],
        ${column(rows, (row) => row.dividend)}::bigint[])
        as r (member_id, day, category, bets, stake, valid, payout, deposit, withdrawal, fee,
              bonus, rebate, salary, dividend)
      join tree_positions p on p.member_id = r.member_id
      cross join lateral (select r.day::date as site_day) f),
    grouped as (
      select upline, own, site_day, category, sum(bets)::bigint as bets,
        sum(stake)::bigint as stake, sum(valid)::bigint as valid, sum(payout)::bigint as payout,
        sum(deposit)::bigint as deposit, sum(withdrawal)::bigint as withdrawal,
        sum(fee)::bigint as fee, sum(bonus)::bigint as bonus, sum(rebate)::bigint as rebate,
        sum(salary)::bigint as salary, sum(dividend)::bigint as dividend
      from placed group by 1, 2, 3, 4)
    insert into team_days as s (agent_number, site_day, category, bet_count, stake_minor,
      valid_minor, payout_minor, deposit_minor, withdrawal_minor, fee_minor, bonus_minor,
      rebate_minor, salary_minor, dividend_minor, own_rebate_minor, own_salary_minor,
      own_dividend_minor, paid_salary_minor, paid_dividend_minor)
    select a.number, g.site_day, g.category, sum(g.bets)::int, sum(g.stake), sum(g.valid),
      sum(g.payout), sum(g.deposit), sum(g.withdrawal), sum(g.fee), sum(g.bonus), sum(g.rebate),
      sum(g.salary), sum(g.dividend),
      sum(case when a.number = g.own then g.rebate else 0 end),
      sum(case when a.number = g.own then g.salary else 0 end),
      sum(case when a.number = g.own then g.dividend else 0 end),
      sum(case when a.number = g.upline[cardinality(g.upline)] then g.salary else 0 end),
      sum(case when a.number = g.upline[cardinality(g.upline)] then g.dividend else 0 end)
    from grouped g cross join lateral ${agentsOf} as a (number)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (agent_number, site_day, category) do update set
      bet_count = s.bet_count + excluded.bet_count,
      stake_minor = s.stake_minor + excluded.stake_minor,
      valid_minor = s.valid_minor + excluded.valid_minor,
      payout_minor = s.payout_minor + excluded.payout_minor,
      deposit_minor = s.deposit_minor + excluded.deposit_minor,
      withdrawal_minor = s.withdrawal_minor + excluded.withdrawal_minor,
      fee_minor = s.fee_minor + excluded.fee_minor,
      bonus_minor = s.bonus_minor + excluded.bonus_minor,
      rebate_minor = s.rebate_minor + excluded.rebate_minor,
      salary_minor = s.salary_minor + excluded.salary_minor,
      dividend_minor = s.dividend_minor + excluded.dividend_minor,
      own_rebate_minor = s.own_rebate_minor + excluded.own_rebate_minor,
      own_salary_minor = s.own_salary_minor + excluded.own_salary_minor,
      own_dividend_minor = s.own_dividend_minor + excluded.own_dividend_minor,
      paid_salary_minor = s.paid_salary_minor + excluded.paid_salary_minor,
      paid_dividend_minor = s.paid_dividend_minor + excluded.paid_dividend_minor
  `.execute(tx);
}

/** Counts people who were not counted for this yet, for the agents above them. */
export async function addMarks(tx: Transaction, marks: readonly Mark[]): Promise<void> {
  await sql<AddMarks>`
    with fresh as (
      insert into team_marks (member_id, site_day, kind)
      select m.member_id, m.site_day::date, m.kind
        from unnest(
          ${plain(marks.map((mark) => mark.memberId))}::text[],
          ${plain(marks.map((mark) => mark.siteDay))}::text[],
          ${plain(marks.map((mark) => mark.kind))}::text[]) as m (member_id, site_day, kind)
        join tree_positions p on p.member_id = m.member_id
       order by 1, 2, 3
      on conflict do nothing
      returning member_id, site_day, kind),
    placed as materialized (
      select f.site_day, f.kind, ${ownNumber}, ${lineThen}
        from fresh f join tree_positions p on p.member_id = f.member_id),
    grouped as (
      select upline, own, site_day, count(*) filter (where kind = 'active') as active,
        count(*) filter (where kind = 'depositor') as depositors,
        count(*) filter (where kind = 'registration') as registrations,
        count(*) filter (where kind = 'first_deposit') as first_deposits
      from placed group by 1, 2, 3)
    insert into team_days as s (agent_number, site_day, category, active_members, depositors,
                                registrations, first_deposits)
    select a.number, g.site_day, 'ALL', sum(g.active), sum(g.depositors), sum(g.registrations),
      sum(g.first_deposits)
    from grouped g cross join lateral ${agentsOf} as a (number)
    group by 1, 2 order by 1, 2
    on conflict (agent_number, site_day, category) do update set
      active_members = s.active_members + excluded.active_members,
      depositors = s.depositors + excluded.depositors,
      registrations = s.registrations + excluded.registrations,
      first_deposits = s.first_deposits + excluded.first_deposits
  `.execute(tx);
}
