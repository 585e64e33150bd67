import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { InsertRankRates, SelectRanksAt, SelectRankRates } from '../generated/statements.ts';

type RankRatesRow = SelectRankRates['row'];

/** What each rank brings on a day of the site; ranks that were given nothing are not there. */
export async function selectRankRates(
  tx: Transaction,
  siteDay: string,
): Promise<readonly RankRatesRow[]> {
  const { rows } = await sql<SelectRankRates>`
    select distinct on (rank) rank, rates from vip_rank_rates
     where effective_on <= ${siteDay}::date order by rank, effective_on desc`.execute(tx);
  return rows;
}

/** What was written for the same day already is replaced. */
export async function insertRankRates(
  tx: Transaction,
  { rank, rates, effectiveOn }: RankRatesRow & { readonly effectiveOn: string },
): Promise<void> {
  await sql<InsertRankRates>`
    insert into vip_rank_rates (rank, effective_on, rates)
    values (${rank}, ${effectiveOn}::date, ${rates})
    on conflict (rank, effective_on) do update set rates = excluded.rates`.execute(tx);
}

/** The rank on which each stood at a moment, by the steps around it. */
export async function selectRanksAt(
  tx: Transaction,
  ids: readonly MemberId[],
  at: Temporal.Instant,
): Promise<readonly SelectRanksAt['row'][]> {
  const { rows } = await sql<SelectRanksAt>`
    select s.member_id as "memberId", coalesce(
      (select v.to_rank from vip_steps v where v.member_id = s.member_id and v.at < ${String(at)}
        order by v.id collate "C" desc limit 1),
      (select v.from_rank from vip_steps v where v.member_id = s.member_id and v.at >= ${String(at)}
        order by v.id collate "C" limit 1),
      s.rank)::int as rank
    from vip_standings s where s.member_id = any(${ids}::text[])`.execute(tx);
  return rows;
}
