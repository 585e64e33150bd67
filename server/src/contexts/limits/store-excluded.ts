import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SelectExcludedPage } from './generated/statements.ts';

/** Who is excluded now, by their ids from behind one on. */
export async function selectExcludedPage(
  tx: Transaction,
  page: {
    readonly after: string;
    readonly limit: number;
    readonly now: Temporal.Instant;
  },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectExcludedPage>`
    select distinct member_id as "memberId" from standing_flags
    where flag = 'RG_EXCLUDED' and member_id > ${page.after}
      and (ends_at is null or ends_at > ${String(page.now)}::timestamptz)
    order by member_id limit ${page.limit}`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}
