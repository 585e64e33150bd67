import type {
  ComplaintRefusal,
  ComplaintState,
  OperatorId,
  SliceId,
  WithdrawalId,
} from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import type { QueueDepth } from '../../../platform/desk-queue.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CloseComplaint,
  HasOpenComplaint,
  InsertComplaint,
  MeasureComplaints,
  SelectComplaints,
} from '../generated/statements.ts';

/** Bears the id of the payment that it is about. */
export type Complaint = SelectComplaints['row'];

export async function selectComplaints(
  tx: Transaction,
  id: WithdrawalId,
): Promise<readonly Complaint[]> {
  const { rows } = await sql<SelectComplaints>`
    select slice_id as id, amount_minor as "amountMinor", note, made_at as "madeAt",
           due_at as "dueAt", state, refusal, decided_at as "decidedAt"
      from withdrawal_complaints where withdrawal_id = ${id} order by slice_id
  `.execute(tx);
  return rows;
}

export async function hasOpenComplaint(tx: Transaction, id: WithdrawalId): Promise<boolean> {
  const { rows } = await sql<HasOpenComplaint>`
    select exists (select from withdrawal_complaints
                    where withdrawal_id = ${id} and state = 'OPEN') as "isOpen"
  `.execute(tx);
  return rows[0]?.isOpen === true;
}

export async function insertComplaint(
  tx: Transaction,
  row: {
    readonly sliceId: SliceId;
    readonly withdrawalId: WithdrawalId;
    readonly siteId: string;
    readonly amountMinor: bigint;
    readonly note: string | null;
    readonly at: Temporal.Instant;
    readonly dueAt: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertComplaint>`
    insert into withdrawal_complaints (slice_id, withdrawal_id, site_id, amount_minor, note,
                                       made_at, due_at, state)
    values (${row.sliceId}, ${row.withdrawalId}, ${row.siteId}, ${row.amountMinor}, ${row.note},
            ${String(row.at)}::timestamptz, ${String(row.dueAt)}::timestamptz, 'OPEN')
  `.execute(tx);
}

export async function closeComplaint(
  tx: Transaction,
  end: {
    readonly id: SliceId;
    readonly state: Exclude<ComplaintState, 'OPEN'>;
    readonly refusal: ComplaintRefusal | null;
    readonly by: readonly OperatorId[];
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<CloseComplaint>`
    update withdrawal_complaints
       set state = ${end.state}, refusal = ${end.refusal}, decided_by = ${end.by}::text[],
           decided_at = ${String(end.at)}::timestamptz
     where slice_id = ${end.id}
  `.execute(tx);
}

/** How many wait for an answer, and since when the oldest does. */
export async function measureComplaints(tx: Transaction, siteId: string): Promise<QueueDepth> {
  const { rows } = await sql<MeasureComplaints>`
    select count(*)::int as count, min(made_at) as "oldestAt" from withdrawal_complaints
     where site_id = ${siteId} and state = 'OPEN'
  `.execute(tx);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? undefined };
}
