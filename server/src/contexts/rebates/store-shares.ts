import type { Category } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { Share } from './accruals.ts';
import type { AddShares, ForgetShares, SelectShares, SumShares } from './generated/statements.ts';

export interface ShareFilter {
  readonly memberId: MemberId;
  readonly source: 'own' | 'team';
  readonly category: Category;
  readonly siteDay: string;
}

/** In the order of the keys, so that two never wait for each other in a circle. */
export async function addShares(tx: Transaction, rows: readonly Share[]): Promise<void> {
  await sql<AddShares>`
    insert into rebate_shares as s
      (member_id, source, category, site_day, player_id, valid_minor, amount_e4)
    select g.member_id, g.source, g.category, g.site_day::date, g.player_id,
           sum(g.valid_minor)::bigint, sum(g.amount_e4)::bigint
      from unnest(
        ${rows.map(({ memberId }) => memberId)}::text[],
        ${rows.map(({ source }) => source)}::text[],
        ${rows.map(({ category }) => category)}::text[],
        ${rows.map(({ siteDay }) => siteDay)}::text[],
        ${rows.map(({ playerId }) => playerId)}::text[],
        ${rows.map(({ validMinor }) => validMinor)}::bigint[],
        ${rows.map(({ amountE4 }) => amountE4)}::bigint[])
        as g (member_id, source, category, site_day, player_id, valid_minor, amount_e4)
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (member_id, source, category, site_day, player_id) do update
       set valid_minor = s.valid_minor + excluded.valid_minor,
           amount_e4 = s.amount_e4 + excluded.amount_e4
  `.execute(tx);
}

/** Whose play of a day brought most stands first. */
export async function selectShares(
  tx: Transaction,
  filter: ShareFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly SelectShares['row'][]> {
  const { rows } = await sql<SelectShares>`
    select player_id as "playerId", valid_minor as "validMinor", amount_e4 as "amountE4"
      from rebate_shares
     where member_id = ${filter.memberId} and source = ${filter.source}
       and category = ${filter.category} and site_day = ${filter.siteDay}::date
     order by amount_e4 desc, player_id offset ${page.offset} limit ${page.limit}
  `.execute(tx);
  return rows;
}

export async function sumShares(tx: Transaction, filter: ShareFilter): Promise<SumShares['row']> {
  const { rows } = await sql<SumShares>`
    select count(*)::int as total, coalesce(sum(valid_minor), 0)::bigint as "validMinor",
           coalesce(sum(amount_e4), 0)::bigint as "amountE4"
      from rebate_shares
     where member_id = ${filter.memberId} and source = ${filter.source}
       and category = ${filter.category} and site_day = ${filter.siteDay}::date
  `.execute(tx);
  return rows[0] ?? { total: 0, validMinor: 0n, amountE4: 0n };
}

/** Days before the first one are told no longer. */
export async function forgetShares(tx: Transaction, firstDay: string): Promise<void> {
  await sql<ForgetShares>`
    delete from rebate_shares where site_day < ${firstDay}::date
  `.execute(tx);
}
