import type { Transaction } from '../../../platform/context.ts';
import type { Moments } from '../../../platform/site-days.ts';
import { sql } from '../../../platform/sql.ts';
import type { CountNewcomers } from '../generated/statements.ts';

/** How many took a place directly below each agent in a span. */
export async function countNewcomers(
  tx: Transaction,
  { from, to }: Moments,
): Promise<readonly CountNewcomers['row'][]> {
  const { rows } = await sql<CountNewcomers>`
    select a.member_id as "memberId", count(*)::int as count
      from tree_positions p
      join tree_positions a on a.path = p.parent_path and a.is_agent
     where p.taken_at >= ${String(from)}::timestamptz and p.taken_at < ${String(to)}::timestamptz
     group by a.member_id order by a.member_id
  `.execute(tx);
  return rows;
}
