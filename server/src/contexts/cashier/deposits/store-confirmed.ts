import { assertDefined } from '@portal/money';
import type { MemberId, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  HasConfirmedDeposit,
  LockConfirmer,
  SumConfirmedAlone,
} from '../generated/statements.ts';

/** What one operator confirms alone is counted by one call at a time. */
export async function lockConfirmer(tx: Transaction, operatorId: OperatorId): Promise<void> {
  await sql<LockConfirmer>`
    select pg_advisory_xact_lock(hashtextextended('cashier.confirm ' || ${operatorId}, 0))
  `.execute(tx);
}

/** What one operator alone said to have arrived since a moment, of one provider of ways in. */
export async function sumConfirmedAlone(
  tx: Transaction,
  query: {
    readonly operatorId: OperatorId;
    readonly provider: string;
    readonly since: Temporal.Instant;
  },
): Promise<bigint> {
  const { rows } = await sql<SumConfirmedAlone>`
    select coalesce(sum(paid_minor), 0)::bigint as total from deposits
     where provider = ${query.provider} and decided_by = ${query.operatorId}
       and paid_at > ${String(query.since)}::timestamptz
  `.execute(tx);
  return assertDefined(rows[0], 'sum gives one row').total;
}

/** Whether an operator ever said that money of a member arrived, alone or as the second person. */
export async function hasConfirmedDeposit(
  tx: Transaction,
  query: { readonly operatorId: OperatorId; readonly memberId: MemberId },
): Promise<boolean> {
  const { rows } = await sql<HasConfirmedDeposit>`
    select s.deposit_id from deposits d join deposit_steps s on s.deposit_id = d.id
     where d.member_id = ${query.memberId} and s.by_kind = 'operator'
       and s.by_id = ${query.operatorId} and s.state in ('PAID', 'LATE', 'CREDITED') limit 1
  `.execute(tx);
  return rows.length > 0;
}
