import { assertDefined } from '@portal/money';
import type { ApprovalId, MemberId, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type { InsertTaking, LockTaker, SumTakenAlone } from '../generated/statements.ts';

/** What a person took is counted by one at a time, for all their accounts. */
export async function lockTaker(tx: Transaction, accounts: readonly OperatorId[]): Promise<void> {
  await sql<LockTaker>`
    select pg_advisory_xact_lock(hashtextextended('loyalty.take ' || account, 0))
      from (select account from unnest(${plain(accounts)}::text[]) as account order by account)
        as in_order`.execute(tx);
}

export async function insertTaking(
  tx: Transaction,
  row: {
    readonly memberId: MemberId;
    readonly at: Temporal.Instant;
    readonly points: bigint;
    readonly worthMinor: bigint;
    readonly operatorId: OperatorId;
    readonly approvalId: ApprovalId | null;
  },
): Promise<void> {
  await sql<InsertTaking>`
    insert into point_takings (member_id, taken_at, points, worth_minor, taken_by, approval_id)
    values (${row.memberId}, ${String(row.at)}::timestamptz, ${row.points}, ${row.worthMinor},
      ${row.operatorId}, ${row.approvalId})`.execute(tx);
}

/** What the points are worth that these accounts took alone since a moment. */
export async function sumTakenAlone(
  tx: Transaction,
  query: { readonly accounts: readonly OperatorId[]; readonly since: Temporal.Instant },
): Promise<bigint> {
  const { rows } = await sql<SumTakenAlone>`
    select coalesce(sum(worth_minor), 0)::bigint as total from point_takings
     where taken_by = any(${plain(query.accounts)}::text[]) and approval_id is null
       and taken_at > ${String(query.since)}::timestamptz`.execute(tx);
  return assertDefined(rows[0], 'sum gives one row').total;
}
