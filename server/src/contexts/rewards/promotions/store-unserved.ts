import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  DeletePastUnserved,
  DeleteUnserved,
  HasLateJoins,
  InsertUnserved,
  SelectUnserved,
} from '../generated/statements.ts';

/** A credited deposit that served no promotion. */
export type UnservedDeposit = SelectUnserved['row'];

/** Whether any promotion that runs counts deposits of before joining. */
export async function hasLateJoins(tx: Transaction, at: Temporal.Instant): Promise<boolean> {
  const { rows } = await sql<HasLateJoins>`
    select 1 as found from promotions p
      join promotion_versions v on v.promotion_id = p.id and v.version = p.version
     where v.offer ? 'retroMinutes' and p.closes_at > ${String(at)}::timestamptz limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function insertUnserved(
  tx: Transaction,
  row: UnservedDeposit & { readonly memberId: MemberId },
): Promise<void> {
  await sql<InsertUnserved>`
    insert into unserved_deposits
      (deposit_id, member_id, amount_minor, credited_at, credited_before)
    values (${row.depositId}, ${row.memberId}, ${row.amountMinor},
      ${String(row.creditedAt)}::timestamptz, ${row.creditedBefore})
    on conflict do nothing`.execute(tx);
}

/** The oldest first, of those that some promotion could still count. */
export async function selectUnserved(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly since: Temporal.Instant },
): Promise<readonly UnservedDeposit[]> {
  const { rows } = await sql<SelectUnserved>`
    select deposit_id as "depositId", amount_minor as "amountMinor", credited_at as "creditedAt",
      credited_before as "creditedBefore"
    from unserved_deposits
    where member_id = ${query.memberId} and credited_at >= ${String(query.since)}::timestamptz
    order by credited_at, deposit_id`.execute(tx);
  return rows;
}

/** It serves a promotion now. */
export async function deleteUnserved(tx: Transaction, depositId: string): Promise<void> {
  await sql<DeleteUnserved>`
    delete from unserved_deposits where deposit_id = ${depositId}`.execute(tx);
}

/** Those of a member that nothing counts any more. */
export async function deletePastUnserved(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly before: Temporal.Instant },
): Promise<void> {
  await sql<DeletePastUnserved>`
    delete from unserved_deposits where member_id = ${query.memberId}
      and credited_at < ${String(query.before)}::timestamptz`.execute(tx);
}
