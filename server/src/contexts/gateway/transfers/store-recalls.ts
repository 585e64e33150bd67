import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  ClaimDueRecalls,
  DeleteRecall,
  InsertRecalls,
  SelectFilledSince,
  SetRecallTry,
} from '../generated/statements.ts';

export type PurseRecall = ClaimDueRecalls['row'];
export type PurseName = Pick<PurseRecall, 'memberId' | 'vendorCode'>;

/** Every purse of a member into which money went, or is on its way; one that runs begins anew. */
export async function insertRecalls(
  tx: Transaction,
  { memberId, at }: { readonly memberId: MemberId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<InsertRecalls>`
    insert into purse_recalls (member_id, vendor_code, asked_at, try_at)
    select distinct member_id, vendor_code, ${String(at)}::timestamptz, ${String(at)}::timestamptz
      from wallet_transfers
     where member_id = ${memberId} and direction = 'in' and state <> 'FAILED'
    on conflict (member_id, vendor_code) do update set
      asked_at = excluded.asked_at, tries = 0, try_at = excluded.try_at`.execute(tx);
}

/** Purses into which money went since a moment, and that nobody takes back yet. */
export async function selectFilledSince(
  tx: Transaction,
  from: Temporal.Instant,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectFilledSince>`
    select distinct t.member_id as "memberId" from wallet_transfers t
     where t.direction = 'in' and t.state <> 'FAILED'
       and t.made_at > ${String(from)}::timestamptz
       and not exists (select from purse_recalls r where r.member_id = t.member_id)`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** Takes what is due from everybody else until the next moment. */
export async function claimDueRecalls(
  tx: Transaction,
  claim: {
    readonly now: Temporal.Instant;
    readonly nextAt: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly PurseRecall[]> {
  const { now, nextAt, limit } = claim;
  const { rows } = await sql<ClaimDueRecalls>`
    update purse_recalls r set tries = r.tries + 1, try_at = ${String(nextAt)}::timestamptz
      from (select member_id, vendor_code from purse_recalls
             where try_at <= ${String(now)}::timestamptz
             order by try_at limit ${limit} for update skip locked) due
     where r.member_id = due.member_id and r.vendor_code = due.vendor_code
    returning r.member_id as "memberId", r.vendor_code as "vendorCode", r.asked_at as "askedAt",
      r.tries`.execute(tx);
  return rows;
}

export async function setRecallTry(
  tx: Transaction,
  { memberId, vendorCode, tryAt }: PurseName & { readonly tryAt: Temporal.Instant },
): Promise<void> {
  await sql<SetRecallTry>`
    update purse_recalls set try_at = ${String(tryAt)}::timestamptz
     where member_id = ${memberId} and vendor_code = ${vendorCode}`.execute(tx);
}

export async function deleteRecall(
  tx: Transaction,
  { memberId, vendorCode }: PurseName,
): Promise<void> {
  await sql<DeleteRecall>`
    delete from purse_recalls
     where member_id = ${memberId} and vendor_code = ${vendorCode}`.execute(tx);
}
