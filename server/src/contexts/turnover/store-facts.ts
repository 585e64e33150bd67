import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { type SqlStatement, writing } from '../../platform/statement.ts';
import type { BetFact, MoneyFact, PayFigures, PlayGroups } from './facts.ts';
import type { InsertBetDeltas, InsertMoneyDeltas } from './generated/statements.ts';

type BetDelta = Pick<
  BetFact,
  | 'memberId'
  | 'category'
  | 'betCount'
  | 'stakeMinor'
  | 'validMinor'
  | 'payoutMinor'
  | 'jackpotMinor'
  | keyof PayFigures
> & { readonly groups: PlayGroups | undefined };

/** One row per member, category and groups of games; they wait until they are folded. */
export function insertBetDeltas(
  bookedAt: Temporal.Instant,
  rows: readonly BetDelta[],
): SqlStatement<undefined> {
  const query = sql<InsertBetDeltas>`
    insert into turnover_bet_deltas (member_id, category, booked_at, bet_count, stake_minor,
      valid_minor, payout_minor, jackpot_minor, no_rebate_minor, no_share_minor, no_salary_minor,
      no_loyalty_minor, group_stake_minor, usual_group, highest_group)
    select member_id, category, ${String(bookedAt)}::timestamptz, bet_count, stake, valid, payout,
      jackpot, no_rebate, no_share, no_salary, no_loyalty, group_stake,
      nullif(usual_group, 0), nullif(highest_group, 0)
    from unnest(
      ${plain(rows.map((row) => row.memberId))}::text[],
      ${plain(rows.map((row) => row.category))}::text[],
      ${plain(rows.map((row) => row.betCount))}::int[],
      ${plain(rows.map((row) => row.stakeMinor))}::bigint[],
      ${plain(rows.map((row) => row.validMinor))}::bigint[],
      ${plain(rows.map((row) => row.payoutMinor))}::bigint[],
      ${plain(rows.map((row) => row.jackpotMinor))}::bigint[],
      ${plain(rows.map((row) => row.noRebateMinor))}::bigint[],
      ${plain(rows.map((row) => row.noShareMinor))}::bigint[],
      ${plain(rows.map((row) => row.noSalaryMinor))}::bigint[],
      ${plain(rows.map((row) => row.noLoyaltyMinor))}::bigint[],
      ${plain(rows.map((row) => row.groupStakeMinor))}::bigint[],
      ${plain(rows.map(({ groups }) => groups?.usual ?? 0))}::int[],
      ${plain(rows.map(({ groups }) => groups?.highest ?? 0))}::int[])
    as d (member_id, category, bet_count, stake, valid, payout, jackpot, no_rebate, no_share,
      no_salary, no_loyalty, group_stake, usual_group, highest_group)`;
  return writing(query, () => undefined);
}

export function insertMoneyDeltas(
  bookedAt: Temporal.Instant,
  facts: readonly MoneyFact[],
): SqlStatement<undefined> {
  const query = sql<InsertMoneyDeltas>`
    insert into turnover_money_deltas (member_id, booked_at, kind, amount_minor, category)
    select member_id, ${String(bookedAt)}::timestamptz, kind, amount, category
    from unnest(
      ${plain(facts.map((fact) => fact.memberId))}::text[],
      ${plain(facts.map((fact) => fact.kind))}::text[],
      ${plain(facts.map((fact) => fact.amountMinor))}::bigint[],
      ${plain(facts.map(({ category = 'ALL' }) => category))}::text[])
    as d (member_id, kind, amount, category)`;
  return writing(query, () => undefined);
}
