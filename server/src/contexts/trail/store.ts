import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { TrailEntry } from './entry.ts';
import type { InsertEntries, SelectEntries } from './generated/statements.ts';

export const entryColumns = sql`e.id, e.site_id as "siteId", e.at, e.actor_kind as "actorKind",
  e.actor_id as "actorId", e.actor_name as "actorName", e.action,
  e.subject_type as "subjectType", e.subject_id as "subjectId", e.before, e.after, e.reason, e.ip,
  e.request_id as "requestId"`;

/** Writes entries, which wait for their seal from then on. */
export async function insertEntries(
  tx: Transaction,
  siteId: string,
  rows: readonly TrailEntry[],
): Promise<void> {
  await sql<InsertEntries>`
    with entry as (
      insert into trail_entries (id, site_id, at, actor_kind, actor_id, actor_name, action,
                                 subject_type, subject_id, before, after, reason, ip, request_id)
      select id, ${siteId}, at, "actorKind", "actorId", "actorName", action, "subjectType",
             "subjectId", nullif(before, 'null'), nullif(after, 'null'), reason, ip, "requestId"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
          id text, at timestamptz, "actorKind" text, "actorId" text, "actorName" text, action text,
          "subjectType" text, "subjectId" text, before jsonb, after jsonb, reason text, ip text,
          "requestId" text)
      returning id)
    insert into trail_unsealed select id from entry`.execute(tx);
}

export interface EntryFilter {
  readonly subjectId: string | undefined;
  readonly actorId: string | undefined;
  readonly action: string | undefined;
  /** The end excluded; an open side is absent. */
  readonly from?: Temporal.Instant | undefined;
  readonly to?: Temporal.Instant | undefined;
}

/** Newest first; ids sort by time, each filter walks its own index. */
export async function selectEntries(
  tx: Transaction,
  page: {
    readonly filter: EntryFilter;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly TrailEntry[]> {
  const { subjectId, actorId, action, from, to } = page.filter;
  const parts = [
    ...(subjectId === undefined ? [] : [sql`subject_id = ${subjectId}`]),
    ...(actorId === undefined ? [] : [sql`actor_id = ${actorId}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(from === undefined ? [] : [sql`at >= ${String(from)}::timestamptz`]),
    ...(to === undefined ? [] : [sql`at < ${String(to)}::timestamptz`]),
    ...(page.before === undefined ? [] : [sql`id < ${page.before}`]),
  ];
  const where = parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
  const { rows } = await sql<SelectEntries>`
    select ${entryColumns} from trail_entries e
     where ${where} order by id desc limit ${page.limit}`.execute(tx);
  return rows;
}
