import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { HasRewarded } from '../generated/statements.ts';

/** Whether the invitation of one of these friends was rewarded. */
export async function hasRewarded(
  tx: Transaction,
  friendIds: readonly MemberId[],
): Promise<boolean> {
  const { rows } = await sql<HasRewarded>`
    select friend_id as "friendId" from referrals
     where friend_id = any(${friendIds}::text[]) and state = 'REWARDED' limit 1
  `.execute(tx);
  return rows.length > 0;
}
