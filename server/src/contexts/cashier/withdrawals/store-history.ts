import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { CountTakenBackSince, ReadHistory, SumCompleted } from '../generated/statements.ts';

/** The withdrawals of a member that are over: how many, and when the last one was asked for. */
export async function readHistory(
  tx: Transaction,
  memberId: MemberId,
): Promise<ReadHistory['row']> {
  const { rows } = await sql<ReadHistory>`
    select count(*) filter (where state = 'COMPLETED')::int as completed,
           count(*) filter (where state = 'REJECTED')::int as rejected,
           max(requested_at) filter (where state = 'COMPLETED') as "lastAt"
      from withdrawals where member_id = ${memberId} and closed_at is not null
  `.execute(tx);
  return assertDefined(rows[0], 'sums give one row');
}

/** What a member was paid since a moment. */
export async function sumCompleted(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly since: Temporal.Instant },
): Promise<bigint> {
  const { rows } = await sql<SumCompleted>`
    select coalesce(sum(amount_minor), 0)::bigint as total from withdrawals
     where member_id = ${query.memberId} and state = 'COMPLETED'
       and requested_at >= ${String(query.since)}::timestamptz
  `.execute(tx);
  return assertDefined(rows[0], 'sums give one row').total;
}

/** A member with the number of withdrawals that came back, in whole or in part, at the own wish. */
export type TakenBackRow = CountTakenBackSince['row'];

export async function countTakenBackSince(
  tx: Transaction,
  query: { readonly since: Temporal.Instant; readonly least: number },
): Promise<readonly TakenBackRow[]> {
  const { rows } = await sql<CountTakenBackSince>`
    select member_id as "memberId", count(*)::int as count from withdrawals
     where closed_at >= ${String(query.since)}::timestamptz
       and (state = 'CANCELLED' or (state = 'REJECTED' and reason = 'asked_by_member')
            or (state = 'FAILED' and reason = 'amount_changed'))
     group by member_id having count(*) >= ${query.least}::int`.execute(tx);
  return rows;
}
