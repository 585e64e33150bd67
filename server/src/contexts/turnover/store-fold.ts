import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  ForgetHours,
  FoldDeltas,
  HoldFold,
  MakeTurnoverPartitions,
  MarkFolded,
} from './generated/statements.ts';

/** Waits until nobody else folds; what it answers is when somebody did last. */
export async function holdFold(tx: Transaction): Promise<Temporal.Instant | null> {
  const { rows } = await sql<HoldFold>`
    select folded_at as "foldedAt" from turnover_folds where id = 1 for update`.execute(tx);
  return rows[0]?.foldedAt ?? null;
}

export async function markFolded(tx: Transaction, at: Temporal.Instant): Promise<void> {
  await sql<MarkFolded>`
    update turnover_folds set folded_at = ${String(at)}::timestamptz where id = 1`.execute(tx);
}

export type FoldedSums = FoldDeltas['row'];

const columns = sql`bet_count, stake_minor, valid_minor, payout_minor, jackpot_minor,
  deposit_minor, deposit_count, withdrawal_minor, fee_minor, bonus_minor, rebate_minor,
  salary_minor, dividend_minor, chargeback_minor, no_salary_minor, no_loyalty_minor`;

const sums = sql`
  coalesce(sum(bet_count), 0)::int as bet_count,
  coalesce(sum(stake_minor), 0)::bigint as stake_minor,
  coalesce(sum(valid_minor), 0)::bigint as valid_minor,
  coalesce(sum(payout_minor), 0)::bigint as payout_minor,
  coalesce(sum(jackpot_minor), 0)::bigint as jackpot_minor,
  coalesce(sum(deposit_minor), 0)::bigint as deposit_minor,
  coalesce(sum(deposit_count), 0)::int as deposit_count,
  coalesce(sum(withdrawal_minor), 0)::bigint as withdrawal_minor,
  coalesce(sum(fee_minor), 0)::bigint as fee_minor,
  coalesce(sum(bonus_minor), 0)::bigint as bonus_minor,
  coalesce(sum(rebate_minor), 0)::bigint as rebate_minor,
  coalesce(sum(salary_minor), 0)::bigint as salary_minor,
  coalesce(sum(dividend_minor), 0)::bigint as dividend_minor,
  coalesce(sum(chargeback_minor), 0)::bigint as chargeback_minor,
  coalesce(sum(no_salary_minor), 0)::bigint as no_salary_minor,
  coalesce(sum(no_loyalty_minor), 0)::bigint as no_loyalty_minor`;

/** What nobody reads of an hour that was folded. */
const passingSums = sql`
  coalesce(sum(no_rebate_minor), 0)::bigint as no_rebate_minor,
  coalesce(sum(no_share_minor), 0)::bigint as no_share_minor,
  coalesce(sum(group_stake_minor), 0)::bigint as group_stake_minor`;

const added = sql`bet_count = s.bet_count + excluded.bet_count,
  stake_minor = s.stake_minor + excluded.stake_minor,
  valid_minor = s.valid_minor + excluded.valid_minor,
  payout_minor = s.payout_minor + excluded.payout_minor,
  jackpot_minor = s.jackpot_minor + excluded.jackpot_minor,
  deposit_minor = s.deposit_minor + excluded.deposit_minor,
  deposit_count = s.deposit_count + excluded.deposit_count,
  withdrawal_minor = s.withdrawal_minor + excluded.withdrawal_minor,
  fee_minor = s.fee_minor + excluded.fee_minor,
  bonus_minor = s.bonus_minor + excluded.bonus_minor,
  rebate_minor = s.rebate_minor + excluded.rebate_minor,
  salary_minor = s.salary_minor + excluded.salary_minor,
  dividend_minor = s.dividend_minor + excluded.dividend_minor,
  chargeback_minor = s.chargeback_minor + excluded.chargeback_minor,
  no_salary_minor = s.no_salary_minor + excluded.no_salary_minor,
  no_loyalty_minor = s.no_loyalty_minor + excluded.no_loyalty_minor`;

/** Facts of bets and of money as rows of one shape, and taken out of what waits. */
function takenFacts(atMost: number) {
  return sql`
    played as (
      delete from turnover_bet_deltas where id in (
        select id from turnover_bet_deltas order by id limit ${atMost}::int)
      returning *),
    paid as (
      delete from turnover_money_deltas where id in (
        select id from turnover_money_deltas order by id limit ${atMost}::int)
      returning *),
    facts as (
      select member_id, booked_at, category, bet_count, stake_minor, valid_minor, payout_minor,
        jackpot_minor, 0::bigint as deposit_minor, 0 as deposit_count,
        0::bigint as withdrawal_minor, 0::bigint as fee_minor, 0::bigint as bonus_minor,
        0::bigint as rebate_minor, 0::bigint as salary_minor, 0::bigint as dividend_minor,
        0::bigint as chargeback_minor, no_salary_minor, no_loyalty_minor, no_rebate_minor,
        no_share_minor, group_stake_minor
      from played
      union all
      select member_id, booked_at, category, 0, 0, 0, 0, 0,
        case kind when 'deposit' then amount_minor else 0 end,
        case kind when 'deposit' then sign(amount_minor)::int else 0 end,
        case kind when 'withdrawal' then amount_minor else 0 end,
        case kind when 'fee' then amount_minor else 0 end,
        case kind when 'bonus' then amount_minor else 0 end,
        case kind when 'rebate' then amount_minor else 0 end,
        case kind when 'salary' then amount_minor else 0 end,
        case kind when 'dividend' then amount_minor else 0 end,
        case kind when 'chargeback' then amount_minor else 0 end, 0, 0, 0, 0, 0
      from paid)`;
}

/**
 * Adds the oldest waiting facts to the sums of their hours and days, in the zone of the site, and
 * to those of the last cut of their day before them.
 * Returns what was added, by member, hour, category and cut; nothing when nothing waits.
 */
export async function foldDeltas(
  tx: Transaction,
  { timeZone, atMost }: { readonly timeZone: string; readonly atMost: number },
): Promise<readonly FoldedSums[]> {
  const hour = sql`date_trunc('hour', booked_at, ${timeZone}::text)`;
  const cut = sql`cross join lateral (
    select max(cut_at) as cut_at from turnover_cuts
     where site_day = (booked_at at time zone ${timeZone}::text)::date and cut_at <= booked_at) c`;
  const { rows } = await sql<FoldDeltas>`
    with ${takenFacts(atMost)},
    staked as (
      select member_id, hour, category, cut_at,
        string_agg(concat_ws(':', usual_group, highest_group, stake), ' ') as group_stakes
      from (
        select member_id, ${hour} as hour, category, c.cut_at,
          usual_group, highest_group, sum(group_stake_minor)::bigint as stake
        from played ${cut} where usual_group is not null group by 1, 2, 3, 4, 5, 6) by_group
      where stake <> 0 group by 1, 2, 3, 4),
    parts as (
      select member_id, ${hour} as hour, category, c.cut_at, ${sums},
        ${passingSums}, greatest(max(deposit_minor), 0)::bigint as largest_deposit_minor,
        count(*)::int as fact_count
      from facts ${cut} group by 1, 2, 3, 4),
    hours as (
      insert into turnover_hours as s (member_id, hour, category, ${columns})
      select member_id, hour, category, ${sums} from parts group by 1, 2, 3 order by 1, 2, 3
      on conflict (member_id, hour, category) do update set ${added}),
    days as (
      insert into turnover_days as s (member_id, site_day, category, ${columns},
        largest_deposit_minor)
      select member_id, (hour at time zone ${timeZone}::text)::date, category, ${sums},
        max(largest_deposit_minor)
      from parts group by 1, 2, 3 order by 1, 2, 3
      on conflict (member_id, site_day, category) do update set ${added},
        largest_deposit_minor =
          greatest(s.largest_deposit_minor, excluded.largest_deposit_minor)),
    segments as (
      insert into turnover_segments as s (member_id, since, category, ${columns})
      select member_id, cut_at, category, ${sums}
      from parts where cut_at is not null group by 1, 2, 3 order by 1, 2, 3
      on conflict (member_id, since, category) do update set ${added})
    select p.member_id as "memberId", p.hour, p.category,
      greatest(p.hour, p.cut_at) as "since",
      (p.hour at time zone ${timeZone}::text)::date::text as "siteDay", bet_count as "betCount",
      stake_minor as "stakeMinor", valid_minor as "validMinor", payout_minor as "payoutMinor",
      jackpot_minor as "jackpotMinor", deposit_minor as "depositMinor",
      deposit_count as "depositCount", withdrawal_minor as "withdrawalMinor",
      fee_minor as "feeMinor", bonus_minor as "bonusMinor", rebate_minor as "rebateMinor",
      salary_minor as "salaryMinor", dividend_minor as "dividendMinor",
      no_rebate_minor as "noRebateMinor", no_share_minor as "noShareMinor",
      group_stake_minor as "groupStakeMinor", k.group_stakes as "groupStakes",
      fact_count as "factCount"
    from parts p left join staked k on k.member_id = p.member_id and k.hour = p.hour
      and k.category = p.category and k.cut_at is not distinct from p.cut_at
    order by p.member_id, p.hour, p.category, p.cut_at nulls first`.execute(tx);
  return rows;
}

/** Hours before this one are in the days for ever. */
export async function forgetHours(tx: Transaction, firstKept: Temporal.Instant): Promise<void> {
  await sql<ForgetHours>`
    delete from turnover_hours where hour < ${String(firstKept)}::timestamptz`.execute(tx);
}

/** Months of days from the given one on; returns how many were made. */
export async function makeTurnoverPartitions(
  tx: Transaction,
  range: { readonly firstMonth: string; readonly monthCount: number },
): Promise<number> {
  const { rows } = await sql<MakeTurnoverPartitions>`
    select make_turnover_partitions(${range.firstMonth}::date, ${range.monthCount}) as made
  `.execute(tx);
  return rows[0]?.made ?? 0;
}
