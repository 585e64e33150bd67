import type { DepositId, MemberId, SliceId, SliceState, WithdrawalId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { RetryTransaction } from '../../../platform/database.ts';
import { sql } from '../../../platform/sql.ts';
import { violates } from '../../../platform/unique-violation.ts';
import type {
  CloseSlice,
  CountUnansweredSlices,
  DisputeSlice,
  InsertSlice,
  IsReferenceUsed,
  IsReturnUsed,
  RemindSlice,
  SelectDueSlices,
  SelectSlices,
  SendSlice,
  SetReturned,
} from '../generated/statements.ts';

export type SliceRow = SelectSlices['row'];

export async function selectSlices(
  tx: Transaction,
  id: WithdrawalId,
): Promise<readonly SliceRow[]> {
  const { rows } = await sql<SelectSlices>`
    select id, withdrawal_id as "withdrawalId", payer, amount_minor as "amountMinor", currency,
           state, bank_reference as "bankReference", claimed_minor as "claimedMinor", note,
           made_at as "madeAt", sent_at as "sentAt", confirm_by as "confirmBy", reminders,
           deposit_id as "depositId", pay_by as "payBy", returned_at as "returnedAt",
           return_reference as "returnReference", closed_at as "closedAt"
      from withdrawal_slices where withdrawal_id = ${id} order by id
  `.execute(tx);
  return rows;
}

/**
 * A member has one open withdrawal at most, and its index leads to the slices. What came before the
 * desk because nobody answered still waits for the answer (`isSilent`); so does what was asked of
 * the member about the order itself.
 */
export async function countUnansweredSlices(tx: Transaction, memberId: MemberId): Promise<number> {
  const { rows } = await sql<CountUnansweredSlices>`
    select count(s.id)::int + count(distinct w.id) filter (
             where w.state = 'INFO_NEEDED' or (w.state = 'MATCHING' and w.reason = 'no_peer')
           )::int as waiting
      from withdrawals w
      left join withdrawal_slices s on s.withdrawal_id = w.id
       and (s.state = 'CLAIMED' or (s.state = 'DISPUTED' and w.state = 'DISPUTED'
            and w.reason = 'receipt_unanswered'))
     where w.member_id = ${memberId} and w.closed_at is null
  `.execute(tx);
  return rows[0]?.waiting ?? 0;
}

export async function isReferenceUsed(tx: Transaction, reference: string): Promise<boolean> {
  const { rows } = await sql<IsReferenceUsed>`
    select id from withdrawal_slices
     where bank_reference = ${reference} and state <> 'RELEASED'
  `.execute(tx);
  return rows.length > 0;
}

export async function insertSlice(
  tx: Transaction,
  row: {
    readonly id: SliceId;
    readonly withdrawalId: WithdrawalId;
    readonly payer: string;
    readonly amountMinor: bigint;
    readonly currency: string;
    readonly state: SliceState;
    readonly bankReference: string | null;
    readonly at: Temporal.Instant;
    readonly confirmBy: Temporal.Instant | null;
    /** The deposit of another member that pays it, and until when. */
    readonly depositId?: DepositId;
    readonly payBy?: Temporal.Instant;
  },
): Promise<void> {
  const { depositId = null } = row;
  const payBy = row.payBy === undefined ? null : String(row.payBy);
  const at = String(row.at);
  const sentAt = row.state === 'ASSIGNED' ? null : at;
  const confirmBy = row.confirmBy === null ? null : String(row.confirmBy);
  await sql<InsertSlice>`
    insert into withdrawal_slices (id, withdrawal_id, payer, amount_minor, currency, state,
                                   bank_reference, made_at, sent_at, confirm_by,
                                   deposit_id, pay_by)
    values (${row.id}, ${row.withdrawalId}, ${row.payer}, ${row.amountMinor}, ${row.currency},
            ${row.state}, ${row.bankReference}, ${at}::timestamptz, ${sentAt}::timestamptz,
            ${confirmBy}::timestamptz, ${depositId}, ${payBy}::timestamptz)
  `
    .execute(tx)
    .catch((error: unknown) => {
      // Somebody else used the reference since we looked: a second look sees it.
      throw violates(error, ['withdrawal_slices_reference'])
        ? new RetryTransaction('a reference was used meanwhile')
        : error;
    });
}

/** A payment that was under way has left, under this name; of another amount where one is given. */
export async function sendSlice(
  tx: Transaction,
  payment: {
    readonly id: SliceId;
    readonly bankReference: string;
    readonly amountMinor?: bigint;
    readonly at: Temporal.Instant;
    readonly confirmBy: Temporal.Instant | null;
  },
): Promise<void> {
  const { amountMinor = null } = payment;
  const confirmBy = payment.confirmBy === null ? null : String(payment.confirmBy);
  await sql<SendSlice>`
    update withdrawal_slices
       set state = 'CLAIMED', bank_reference = ${payment.bankReference}, reminders = 0,
           sent_at = ${String(payment.at)}::timestamptz, confirm_by = ${confirmBy}::timestamptz,
           amount_minor = coalesce(${amountMinor}::bigint, amount_minor)
     where id = ${payment.id}
  `.execute(tx);
}

/** The state that ends a slice, or frees it; a ruling for a part leaves that part. */
export async function closeSlice(
  tx: Transaction,
  change: {
    readonly id: SliceId;
    readonly state: SliceState;
    readonly amountMinor: bigint;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<CloseSlice>`
    update withdrawal_slices
       set state = ${change.state}, amount_minor = ${change.amountMinor},
           closed_at = ${String(change.at)}::timestamptz
     where id = ${change.id}
  `.execute(tx);
}

export async function isReturnUsed(tx: Transaction, reference: string): Promise<boolean> {
  const { rows } = await sql<IsReturnUsed>`
    select id from withdrawal_slices where return_reference = ${reference}
  `.execute(tx);
  return rows.length > 0;
}

/** The bank sent a payment back; a reference is one way back. */
export async function setReturned(
  tx: Transaction,
  change: { readonly id: SliceId; readonly reference: string; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<SetReturned>`
    update withdrawal_slices
       set returned_at = ${String(change.at)}::timestamptz, return_reference = ${change.reference}
     where id = ${change.id}
  `
    .execute(tx)
    .catch((error: unknown) => {
      // Somebody else used the reference since we looked: a second look sees it.
      throw violates(error, ['withdrawal_slices_return'])
        ? new RetryTransaction('a return was taken meanwhile')
        : error;
    });
}

/** A dispute stops the timer of its slice (R116). */
export async function disputeSlice(
  tx: Transaction,
  change: {
    readonly id: SliceId;
    readonly claimedMinor: bigint | null;
    readonly note: string | null;
  },
): Promise<void> {
  await sql<DisputeSlice>`
    update withdrawal_slices
       set state = 'DISPUTED', claimed_minor = ${change.claimedMinor}, note = ${change.note},
           confirm_by = null
     where id = ${change.id}
  `.execute(tx);
}

/**
 * Orders with a slice that is to be closed or reminded of now, the most urgent first; not locked.
 */
export async function selectDueSlices(
  tx: Transaction,
  query: {
    readonly now: Temporal.Instant;
    /** Up to where the first and the second reminder are due. */
    readonly firstTo: Temporal.Instant;
    readonly secondTo: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly SelectDueSlices['row'][]> {
  const { now, firstTo, secondTo } = query;
  const { rows } = await sql<SelectDueSlices>`
    select id, withdrawal_id as "withdrawalId" from withdrawal_slices
     where state = 'CLAIMED'
       and (confirm_by <= ${String(now)}::timestamptz
            or (confirm_by <= ${String(firstTo)}::timestamptz and reminders < 1)
            or (confirm_by <= ${String(secondTo)}::timestamptz and reminders < 2))
     order by confirm_by, id limit ${query.limit}
  `.execute(tx);
  return rows;
}

export async function remindSlice(
  tx: Transaction,
  slice: { readonly id: SliceId; readonly reminders: number },
): Promise<void> {
  await sql<RemindSlice>`
    update withdrawal_slices set reminders = ${slice.reminders}::smallint where id = ${slice.id}
  `.execute(tx);
}
