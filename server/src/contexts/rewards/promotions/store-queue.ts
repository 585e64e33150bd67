import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { SelectApplying } from '../generated/statements.ts';

export type Applying = SelectApplying['row'];

/** What waits for a decision, the longest first. */
export async function selectApplying(
  tx: Transaction,
  page: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<readonly Applying[]> {
  const further = page.cursor === undefined ? sql`` : sql` and e.id > ${page.cursor}`;
  const { rows } = await sql<SelectApplying>`
    select e.id, e.promotion_id as "promotionId", e.member_id as "memberId", e.comment,
           e.changed_at as "appliedAt", v.texts, v.offer
      from promotion_entries e
      join promotion_versions v on v.promotion_id = e.promotion_id and v.version = e.version
     where e.status = 'APPLYING'${further} order by e.id limit ${page.limit}
  `.execute(tx);
  return rows;
}
