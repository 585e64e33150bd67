import type { TransferId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { LockTransfer, MarkTakenBack } from '../generated/statements.ts';

export type LockedTransfer = LockTransfer['row'];

/** Undefined when the site has no such transfer; locked until the transaction ends. */
export async function lockTransfer(
  tx: Transaction,
  { siteId, id }: { readonly siteId: string; readonly id: TransferId },
): Promise<LockedTransfer | undefined> {
  const { rows } = await sql<LockTransfer>`
    select id, from_id as "fromId", to_id as "toId", amount_minor as "amountMinor", currency,
           made_at as "madeAt", taken_back_minor as "takenBackMinor"
      from member_transfers where id = ${id} and site_id = ${siteId} for update
  `.execute(tx);
  return rows[0];
}

export async function markTakenBack(
  tx: Transaction,
  change: { readonly id: TransferId; readonly minor: bigint; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<MarkTakenBack>`
    update member_transfers
       set taken_back_minor = ${change.minor}, taken_back_at = ${String(change.at)}::timestamptz
     where id = ${change.id}
  `.execute(tx);
}
