import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SelectLines } from './generated/statements.ts';

/**
 * Where members stand, or stood on a day of the site, each with the members above, from the root
 * down.
 */
export async function selectLines(
  tx: Transaction,
  { ids, siteDay }: { readonly ids: readonly MemberId[]; readonly siteDay: string | null },
): Promise<readonly SelectLines['row'][]> {
  const { rows } = await sql<SelectLines>`
    select p.member_id as "memberId", p.is_agent as "isAgent",
           coalesce((select string_agg(a.member_id, ',' order by step.place)
                       from unnest(w.upline) with ordinality as step (number, place)
                       join tree_positions a on a.number = step.number), '') as above
      from tree_positions p
      cross join lateral (
        select coalesce((select l.upline from tree_past_lines l
                          where l.member_id = p.member_id
                            and l.until_day > coalesce(${siteDay}::text, 'infinity')::date
                          order by l.until_day limit 1), p.upline) as upline) w
     where p.member_id = any(${ids}::text[])
  `.execute(tx);
  return rows;
}
