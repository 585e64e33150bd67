import type { MemberId } from '@portal/protocol';
import { assertDefined } from '@portal/money';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { HasLinkedCase, InsertLinkedCase, SumLinked } from '../generated/statements.ts';

interface Span {
  readonly memberId: MemberId;
  readonly since: Temporal.Instant;
}

/** What came in for one member since a moment: deposits, transfers, envelopes of the agent. */
export async function sumLinked(tx: Transaction, { memberId, since }: Span): Promise<bigint> {
  const from = String(since);
  const { rows } = await sql<SumLinked>`
    select (coalesce((select sum(d.paid_minor) from deposits d
                       where d.member_id = ${memberId}
                         and d.credited_at > ${from}::timestamptz), 0)
          + coalesce((select sum(t.amount_minor) from member_transfers t
                       where t.to_id = ${memberId} and t.made_at > ${from}::timestamptz), 0)
          + coalesce((select sum(p.amount_minor) from team_envelope_packets p
                       where p.taken_by = ${memberId}
                         and p.taken_at > ${from}::timestamptz), 0))::bigint as total
  `.execute(tx);
  return assertDefined(rows[0]?.total, 'a sum gives one row');
}

/** Whether a case was raised about a member since a moment. */
export async function hasLinkedCase(tx: Transaction, { memberId, since }: Span): Promise<boolean> {
  const { rows } = await sql<HasLinkedCase>`
    select id from linked_cases
     where member_id = ${memberId} and raised_at > ${String(since)}::timestamptz limit 1
  `.execute(tx);
  return rows.length > 0;
}

export async function insertLinkedCase(
  tx: Transaction,
  row: Span & {
    readonly id: `lnk_${string}`;
    readonly sumMinor: bigint;
    readonly thresholdMinor: bigint;
    readonly currency: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertLinkedCase>`
    insert into linked_cases (id, member_id, since, raised_at, sum_minor, threshold_minor, currency)
    values (${row.id}, ${row.memberId}, ${String(row.since)}::timestamptz,
            ${String(row.at)}::timestamptz, ${row.sumMinor}, ${row.thresholdMinor}, ${row.currency})
  `.execute(tx);
}
