import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import type { QueueDepth } from '../../../platform/desk-queue.ts';
import { sql } from '../../../platform/sql.ts';
import type { MeasureStuckTransfers, SelectDeskTransfers } from '../generated/statements.ts';
import type { WalletTransferRow } from './store-transfers.ts';

export interface DeskTransfersQuery {
  readonly siteId: string;
  readonly isStuck: boolean;
  readonly memberId?: MemberId | undefined;
  /** The transfer behind which the page begins; ids grow with time. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** What waits longest first, or what is over, the newest first. */
export async function selectDeskTransfers(
  tx: Transaction,
  query: DeskTransfersQuery,
): Promise<readonly WalletTransferRow[]> {
  const { siteId, isStuck, memberId, after, limit } = query;
  const { rows } = await sql<SelectDeskTransfers>`
    select id, site_id as "siteId", vendor_code as "vendorCode", member_id as "memberId",
           direction, amount_minor as "amountMinor", currency, state, made_at as "madeAt",
           state_at as "stateAt", asked, ask_at as "askAt", not_found_at as "notFoundAt", reason,
           approval_id as "approvalId"
      from wallet_transfers
     where site_id = ${siteId}
       and ${isStuck ? sql`state in ('UNKNOWN', 'MANUAL')` : sql`state in ('SUCCESS', 'FAILED')`}
       ${memberId === undefined ? sql`` : sql`and member_id = ${memberId}`}
       ${
         after === undefined
           ? sql``
           : sql`and case when ${isStuck}::boolean then id > ${after} else id < ${after} end`
       }
     order by case when ${isStuck}::boolean then id end, id desc
     limit ${limit}`.execute(tx);
  return rows;
}

export async function measureStuckTransfers(tx: Transaction, siteId: string): Promise<QueueDepth> {
  const { rows } = await sql<MeasureStuckTransfers>`
    select count(*)::int as count, min(made_at) as "oldestAt" from wallet_transfers
     where site_id = ${siteId} and state in ('UNKNOWN', 'MANUAL')`.execute(tx);
  const { count, oldestAt } = assertDefined(rows[0], 'sums give one row');
  return { count, oldestAt: oldestAt ?? undefined };
}
