import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SelectLines } from './generated/statements.ts';

/** Where members stand, each with the members above, from the root down. */
export async function selectLines(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<readonly SelectLines['row'][]> {
  const { rows } = await sql<SelectLines>`
    select p.member_id as "memberId", p.is_agent as "isAgent",
           coalesce((select string_agg(a.member_id, ',' order by a.level)
                       from tree_positions a where a.number = any(p.upline)), '') as above
      from tree_positions p where p.member_id = any(${ids}::text[])
  `.execute(tx);
  return rows;
}
