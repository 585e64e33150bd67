import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  InsertBreak,
  SelectBreaks,
  SelectExclusions,
  UpdateReturn,
} from './generated/statements.ts';

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

/** The newest hundred breaks of a member, the last one first: what a page shows. */
export async function selectBreaks(tx: Transaction, memberId: MemberId): Promise<readonly Break[]> {
  const { rows } = await sql<SelectBreaks>`
    select id, kind, started_at as "startedAt", ends_at as "endsAt",
           operator_id as "operatorId", reason, return_asked_at as "returnAskedAt"
    from breaks where member_id = ${memberId} order by started_at desc, id desc limit 100
  `.execute(tx);
  return rows;
}

/**
 * The exclusions whose member has not asked to come back since, however many breaks came after
 * them: what decides when a member may play again.
 */
export async function selectExclusions(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly Break[]> {
  const { rows } = await sql<SelectExclusions>`
    select id, kind, started_at as "startedAt", ends_at as "endsAt",
           operator_id as "operatorId", reason, return_asked_at as "returnAskedAt"
    from breaks
    where member_id = ${memberId} and kind = 'exclusion' and return_asked_at is null
  `.execute(tx);
  return rows;
}

export async function updateReturn(
  tx: Transaction,
  command: { readonly ids: readonly string[]; readonly askedAt: Temporal.Instant },
): Promise<void> {
  await sql<UpdateReturn>`
    update breaks set return_asked_at = ${String(command.askedAt)}::timestamptz
    where id = any(${command.ids}::text[])`.execute(tx);
}
