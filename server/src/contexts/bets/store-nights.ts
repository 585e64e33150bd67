import type { Transaction } from '../../platform/context.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { trialCurrency } from '../wallet/index.ts';
import type { SelectNightPlay } from './generated/statements.ts';

/** In how many nights somebody placed bets. */
export type NightPlayRow = SelectNightPlay['row'];

export interface Night {
  readonly from: Temporal.Instant;
  /** Excluded. */
  readonly to: Temporal.Instant;
}

/** By the moment of the stake, whatever became of it; prizes have none, trial money is no play. */
export async function selectNightPlay(
  tx: Transaction,
  query: { readonly nights: readonly Night[]; readonly least: number },
): Promise<readonly NightPlayRow[]> {
  const { nights, least } = query;
  const { rows } = await sql<SelectNightPlay>`
    select b.member_id as "memberId", count(distinct n.from_at)::int as nights
    from unnest(
      ${plain(nights.map(({ from }) => String(from)))}::text[],
      ${plain(nights.map(({ to }) => String(to)))}::text[]) as n (from_at, to_at)
    join bets b on b.placed_at >= n.from_at::timestamptz and b.placed_at < n.to_at::timestamptz
    where b.currency <> ${trialCurrency} and b.stake_minor > 0
    group by b.member_id
    having count(distinct n.from_at) >= ${least}::int`.execute(tx);
  return rows;
}
