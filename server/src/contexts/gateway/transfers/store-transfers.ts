import type { ApprovalId, MemberId, WalletTransferId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  ClaimDueTransfers,
  FindWalletTransfer,
  InsertWalletTransfer,
  LockWalletTransfer,
  SelectOpenTransfers,
  SelectWalletTransfers,
  SetTransferApproval,
  SetTransferAsk,
  SetTransferState,
} from '../generated/statements.ts';

export type WalletTransferRow = LockWalletTransfer['row'];

const columns = sql`id, site_id as "siteId", vendor_code as "vendorCode", member_id as "memberId",
  direction, amount_minor as "amountMinor", currency, state, made_at as "madeAt",
  state_at as "stateAt", asked, ask_at as "askAt", not_found_at as "notFoundAt", reason,
  approval_id as "approvalId"`;

export async function insertWalletTransfer(
  tx: Transaction,
  row: Pick<
    WalletTransferRow,
    'id' | 'siteId' | 'vendorCode' | 'memberId' | 'direction' | 'amountMinor' | 'currency'
  > & {
    readonly at: Temporal.Instant;
    /** Whoever makes it tells the vendor as well; until then nobody else asks about it. */
    readonly heldUntil?: Temporal.Instant | undefined;
  },
): Promise<void> {
  const at = String(row.at);
  const isHeld = row.heldUntil !== undefined;
  await sql<InsertWalletTransfer>`
    insert into wallet_transfers (id, site_id, vendor_code, member_id, direction, amount_minor,
                                  currency, state, made_at, state_at, asked, ask_at)
    values (${row.id}, ${row.siteId}, ${row.vendorCode}, ${row.memberId}, ${row.direction},
            ${row.amountMinor}, ${row.currency}, 'SENT', ${at}::timestamptz, ${at}::timestamptz,
            ${isHeld ? 1 : 0}, ${String(row.heldUntil ?? row.at)}::timestamptz)`.execute(tx);
}

export async function findWalletTransfer(
  tx: Transaction,
  id: WalletTransferId,
): Promise<WalletTransferRow | undefined> {
  const { rows } = await sql<FindWalletTransfer>`
    select ${columns} from wallet_transfers where id = ${id}`.execute(tx);
  return rows[0];
}

/** Whoever moves its money holds the locks of its accounts before. */
export async function lockWalletTransfer(
  tx: Transaction,
  id: WalletTransferId,
): Promise<WalletTransferRow | undefined> {
  const { rows } = await sql<LockWalletTransfer>`
    select ${columns} from wallet_transfers where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Of one member, at each vendor at most one. */
export async function selectOpenTransfers(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly WalletTransferRow[]> {
  const { rows } = await sql<SelectOpenTransfers>`
    select ${columns} from wallet_transfers
     where member_id = ${memberId} and state not in ('SUCCESS', 'FAILED')`.execute(tx);
  return rows;
}

/** Of one member, the newest first. */
export async function selectWalletTransfers(
  tx: Transaction,
  page: {
    readonly memberId: MemberId;
    readonly before: WalletTransferId | undefined;
    readonly limit: number;
  },
): Promise<readonly WalletTransferRow[]> {
  const { memberId, before, limit } = page;
  const { rows } = await sql<SelectWalletTransfers>`
    select ${columns} from wallet_transfers
     where member_id = ${memberId} ${before === undefined ? sql`` : sql`and id < ${before}`}
     order by id desc limit ${limit}`.execute(tx);
  return rows;
}

/**
 * Takes what is due from everybody else until the next moment, and counts the asking before it
 * happens: an order whose sender dies is asked about, never sent again.
 */
export async function claimDueTransfers(
  tx: Transaction,
  claim: {
    readonly now: Temporal.Instant;
    readonly nextAt: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly WalletTransferRow[]> {
  const { now, nextAt, limit } = claim;
  const { rows } = await sql<ClaimDueTransfers>`
    update wallet_transfers set asked = asked + 1, ask_at = ${String(nextAt)}::timestamptz
     where id in (
       select id from wallet_transfers where ask_at <= ${String(now)}::timestamptz
        order by ask_at limit ${limit} for update skip locked)
    returning ${columns}`.execute(tx);
  return rows;
}

export async function setTransferState(
  tx: Transaction,
  move: Pick<WalletTransferRow, 'id' | 'state' | 'askAt' | 'reason'> & {
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const askAt = move.askAt === null ? null : String(move.askAt);
  await sql<SetTransferState>`
    update wallet_transfers
       set state = ${move.state}, state_at = ${String(move.at)}::timestamptz,
           ask_at = ${askAt}::timestamptz, reason = ${move.reason},
           left_minor = case when ${move.state} = 'SUCCESS' and direction = 'in'
             then amount_minor else left_minor end
     where id = ${move.id}`.execute(tx);
}

/** When the vendor is asked next, and since when it knows nothing of it. */
export async function setTransferAsk(
  tx: Transaction,
  ask: Pick<WalletTransferRow, 'id' | 'askAt' | 'notFoundAt'>,
): Promise<void> {
  const askAt = ask.askAt === null ? null : String(ask.askAt);
  const notFoundAt = ask.notFoundAt === null ? null : String(ask.notFoundAt);
  await sql<SetTransferAsk>`
    update wallet_transfers
       set ask_at = ${askAt}::timestamptz, not_found_at = ${notFoundAt}::timestamptz
     where id = ${ask.id}`.execute(tx);
}

export async function setTransferApproval(
  tx: Transaction,
  row: { readonly id: WalletTransferId; readonly approvalId: ApprovalId },
): Promise<void> {
  await sql<SetTransferApproval>`
    update wallet_transfers set approval_id = ${row.approvalId} where id = ${row.id}`.execute(tx);
}
