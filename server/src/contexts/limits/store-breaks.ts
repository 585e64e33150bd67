import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { InsertBreak, SelectBreaks, UpdateReturn } from './generated/statements.ts';

export type Break = SelectBreaks['row'];

export async function insertBreak(
  tx: Transaction,
  row: Omit<Break, 'returnAskedAt'> & { readonly memberId: MemberId },
): Promise<void> {
  await sql<InsertBreak>`
    insert into breaks (id, member_id, kind, started_at, ends_at, operator_id, reason)
    values (${row.id}, ${row.memberId}, ${row.kind}, ${String(row.startedAt)}::timestamptz,
            ${row.endsAt === null ? null : String(row.endsAt)}::timestamptz, ${row.operatorId},
            ${row.reason})`.execute(tx);
}

/** All breaks of a member, the last one first. */
export async function selectBreaks(tx: Transaction, memberId: MemberId): Promise<readonly Break[]> {
  const { rows } = await sql<SelectBreaks>`
    select id, kind, started_at as "startedAt", ends_at as "endsAt",
           operator_id as "operatorId", reason, return_asked_at as "returnAskedAt"
    from breaks where member_id = ${memberId} order by started_at desc, id desc limit 100
  `.execute(tx);
  return rows;
}

export async function updateReturn(
  tx: Transaction,
  command: { readonly id: string; readonly askedAt: Temporal.Instant },
): Promise<void> {
  await sql<UpdateReturn>`
    update breaks set return_asked_at = ${String(command.askedAt)}::timestamptz
    where id = ${command.id}`.execute(tx);
}
