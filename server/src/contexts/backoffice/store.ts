import { sql } from 'kysely';
import type { Transaction } from '../../platform/context.ts';

export interface Operator {
  readonly id: string;
  readonly username: string;
  readonly role: string;
}

export async function insertOperator(
  tx: Transaction,
  row: Operator & { readonly at: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into operators (id, username, role, created_at)
    values (${row.id}, ${row.username}, ${row.role}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}

export async function findOperator(tx: Transaction, id: string): Promise<Operator | undefined> {
  const { rows } = await sql<Operator>`
    select id, username, role from operators where id = ${id}
  `.execute(tx);
  return rows[0];
}

type Facts = Readonly<Record<string, string>>;

export interface AuditEntry {
  readonly id: string;
  readonly at: Temporal.Instant;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly reason: string;
  readonly ip: string;
  readonly requestId: string;
}

export async function insertAudit(tx: Transaction, row: AuditEntry): Promise<void> {
  await sql`
    insert into audit_entries (id, at, operator_id, operator_name, action, subject_type,
                               subject_id, before, after, reason, ip, request_id)
    values (${row.id}, ${String(row.at)}::timestamptz, ${row.operatorId}, ${row.operatorName},
            ${row.action}, ${row.subjectType}, ${row.subjectId}, ${jsonOf(row.before)}::jsonb,
            ${jsonOf(row.after)}::jsonb, ${row.reason}, ${row.ip}, ${row.requestId})
  `.execute(tx);
}

function jsonOf(facts: Facts | null): string | null {
  return facts === null ? null : JSON.stringify(facts);
}

export interface AuditFilter {
  readonly subjectId: string | undefined;
  readonly operatorId: string | undefined;
  readonly action: string | undefined;
}

/** Newest first; ids sort by time, each filter walks its own index. */
export async function selectAudit(
  tx: Transaction,
  page: {
    readonly filter: AuditFilter;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly AuditEntry[]> {
  const { subjectId, operatorId, action } = page.filter;
  const parts = [
    ...(subjectId === undefined ? [] : [sql`subject_id = ${subjectId}`]),
    ...(operatorId === undefined ? [] : [sql`operator_id = ${operatorId}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(page.before === undefined ? [] : [sql`id < ${page.before}`]),
  ];
  const where = parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
  const { rows } = await sql<AuditEntry>`
    select id, at, operator_id as "operatorId", operator_name as "operatorName", action,
           subject_type as "subjectType", subject_id as "subjectId", before, after, reason, ip,
           request_id as "requestId"
      from audit_entries where ${where} order by id desc limit ${page.limit}
  `.execute(tx);
  return rows;
}
