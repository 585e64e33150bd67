import type { MemberId, PromotionId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { LockRun, SelectHolders } from '../generated/statements.ts';

/** Claims of one promotion follow each other from here on. */
export async function lockRun(tx: Transaction, id: PromotionId): Promise<void> {
  await sql<LockRun>`select 1 as locked from promotions where id = ${id} for update`.execute(tx);
}

/** Who of these had the gift of a promotion in a cycle. */
export async function selectHolders(
  tx: Transaction,
  query: {
    readonly promotionId: PromotionId;
    readonly cycleKey: string;
    readonly memberIds: readonly MemberId[];
  },
): Promise<ReadonlySet<MemberId>> {
  const { rows } = await sql<SelectHolders>`
    select member_id as "memberId" from promotion_entries
     where promotion_id = ${query.promotionId} and cycle_key = ${query.cycleKey}
       and member_id = any(${query.memberIds}::text[]) and status in ('CLAIMED', 'ISSUED')
  `.execute(tx);
  return new Set(rows.map(({ memberId }) => memberId));
}
