import type { ApprovalId, ApprovalState, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import type { QueueDepth } from '../../../platform/desk-queue.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CloseApproval,
  CloseExpired,
  FindApproval,
  InsertApproval,
  IsWaitingAlready,
  IsWaitingAlreadyRead,
  LockApproval,
  MeasureWaiting,
  SelectApprovals,
  SelectAskers,
  SelectDeciders,
  SelectStillWaiting,
  SelectWaitingFor,
} from '../generated/statements.ts';

export type Approval = FindApproval['row'];

const columns = sql`id, act, payload, facts, subject_type as "subjectType",
  subject_id as "subjectId", asked_by as "askedBy", asked_by_name as "askedByName", reason,
  asked_at as "askedAt", expires_at as "expiresAt", state, decided_by as "decidedBy",
  decided_by_name as "decidedByName", decided_at as "decidedAt", answer`;

type NewApproval = Omit<Approval, 'state' | 'decidedBy' | 'decidedByName' | 'decidedAt' | 'answer'>;

export async function insertApproval(
  tx: Transaction,
  row: NewApproval & { readonly siteId: string },
): Promise<void> {
  await sql<InsertApproval>`
    insert into approvals (id, site_id, act, payload, facts, subject_type, subject_id, asked_by,
                           asked_by_name, reason, asked_at, expires_at)
    values (${row.id}, ${row.siteId}, ${row.act}, ${JSON.stringify(row.payload)}::jsonb,
            ${JSON.stringify(row.facts)}::jsonb, ${row.subjectType}, ${row.subjectId},
            ${row.askedBy}, ${row.askedByName}, ${row.reason}, ${String(row.askedAt)}::timestamptz,
            ${String(row.expiresAt)}::timestamptz)
  `.execute(tx);
}

/** Whether such a request waits. Who asks for the same waits here until this one's end. */
export async function isWaitingAlready(
  tx: Transaction,
  query: {
    readonly siteId: string;
    readonly act: string;
    readonly subjectType: string;
    readonly subjectId: string;
    /** What its payload has in common. */
    readonly part: object;
    readonly now: Temporal.Instant;
  },
): Promise<boolean> {
  const { siteId, act, subjectType, subjectId } = query;
  const name = ['approvals', siteId, act, subjectType, subjectId].join('|');
  await sql<IsWaitingAlready>`
    select pg_advisory_xact_lock(hashtextextended(${name}, 0))
  `.execute(tx);
  const { rows } = await sql<IsWaitingAlreadyRead>`
    select id from approvals
     where state = 'waiting' and expires_at > ${String(query.now)}::timestamptz
       and site_id = ${siteId} and act = ${act} and subject_type = ${subjectType}
       and subject_id = ${subjectId} and payload @> ${JSON.stringify(query.part)}::jsonb
     limit 1
  `.execute(tx);
  return rows.length > 0;
}

/** A request belongs to its site. */
export interface ApprovalKey {
  readonly id: ApprovalId;
  readonly siteId: string;
}

export async function findApproval(
  tx: Transaction,
  key: ApprovalKey,
): Promise<Approval | undefined> {
  const { rows } = await sql<FindApproval>`
    select ${columns} from approvals where id = ${key.id} and site_id = ${key.siteId}
  `.execute(tx);
  return rows[0];
}

/** Two who decide at once wait for each other here. */
export async function lockApproval(
  tx: Transaction,
  key: ApprovalKey,
): Promise<Approval | undefined> {
  const { rows } = await sql<LockApproval>`
    select ${columns} from approvals where id = ${key.id} and site_id = ${key.siteId} for update
  `.execute(tx);
  return rows[0];
}

export async function closeApproval(
  tx: Transaction,
  decision: {
    readonly id: ApprovalId;
    readonly state: Exclude<ApprovalState, 'waiting' | 'expired'>;
    readonly by: { readonly id: OperatorId; readonly name: string };
    readonly answer: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const { id, state, by, answer, at } = decision;
  await sql<CloseApproval>`
    update approvals set state = ${state}, decided_by = ${by.id}, decided_by_name = ${by.name},
                         decided_at = ${String(at)}::timestamptz, answer = ${answer}
     where id = ${id}
  `.execute(tx);
}

/** Closes what waited too long, oldest first, and returns it. */
export async function closeExpired(
  tx: Transaction,
  batch: { readonly siteId: string; readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly Pick<Approval, 'id' | 'act'>[]> {
  const now = String(batch.now);
  const { rows } = await sql<CloseExpired>`
    update approvals set state = 'expired', decided_at = ${now}::timestamptz
     where id in (select id from approvals
                   where state = 'waiting' and expires_at <= ${now}::timestamptz
                     and site_id = ${batch.siteId}
                   order by expires_at limit ${batch.limit} for update skip locked)
    returning id, act
  `.execute(tx);
  return rows;
}

/** Newest first. What waited too long counts as closed, whether the job was there or not. */
export async function selectApprovals(
  tx: Transaction,
  page: {
    readonly siteId: string;
    readonly now: Temporal.Instant;
    readonly isWaiting: boolean;
    readonly askedBy: OperatorId | undefined;
    readonly notAskedBy: OperatorId | undefined;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly Approval[]> {
  const now = String(page.now);
  const waits = sql`(state = 'waiting' and expires_at > ${now}::timestamptz)`;
  const parts = [
    sql`site_id = ${page.siteId}`,
    page.isWaiting ? waits : sql`not ${waits}`,
    ...(page.askedBy === undefined ? [] : [sql`asked_by = ${page.askedBy}`]),
    ...(page.notAskedBy === undefined ? [] : [sql`asked_by <> ${page.notAskedBy}`]),
    ...(page.before === undefined ? [] : [sql`id < ${page.before}`]),
  ];
  const { rows } = await sql<SelectApprovals>`
    select ${columns} from approvals where ${sql.join(parts, sql` and `)}
     order by id desc limit ${page.limit}
  `.execute(tx);
  return rows;
}

/** Those of the requests that somebody may still decide about: the clock closes, not the job. */
export async function selectStillWaiting(
  tx: Transaction,
  query: { readonly ids: readonly ApprovalId[]; readonly now: Temporal.Instant },
): Promise<ReadonlySet<ApprovalId>> {
  const { rows } = await sql<SelectStillWaiting>`
    select id from approvals
     where id = any(${query.ids}::text[]) and state = 'waiting'
       and expires_at > ${String(query.now)}::timestamptz
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** What waits for one of these acts, each with its thing. */
export async function selectWaitingFor(
  tx: Transaction,
  query: {
    readonly siteId: string;
    readonly acts: readonly string[];
    readonly now: Temporal.Instant;
  },
): Promise<readonly SelectWaitingFor['row'][]> {
  const { rows } = await sql<SelectWaitingFor>`
    select id, subject_id as "subjectId" from approvals
     where site_id = ${query.siteId} and act = any(${query.acts}::text[]) and state = 'waiting'
       and expires_at > ${String(query.now)}::timestamptz
     order by id
  `.execute(tx);
  return rows;
}

/** Who asked for what was approved of these things, and when. */
export async function selectAskers(
  tx: Transaction,
  query: { readonly act: string; readonly subjectIds: readonly string[] },
): Promise<readonly SelectAskers['row'][]> {
  const { rows } = await sql<SelectAskers>`
    select asked_by as id, asked_at as at from approvals
     where subject_id = any(${query.subjectIds}::text[]) and state = 'approved'
       and act = ${query.act}
     order by asked_at, id
  `.execute(tx);
  return rows;
}

export async function selectDeciders(
  tx: Transaction,
  ids: readonly ApprovalId[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<SelectDeciders>`
    select id, coalesce(decided_by_name, '') as name from approvals
     where id = any(${ids}::text[]) and decided_by is not null
  `.execute(tx);
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** How many requests wait, and since when the oldest does; those past their time wait no more. */
export async function measureWaiting(
  tx: Transaction,
  query: { readonly siteId: string; readonly now: Temporal.Instant },
): Promise<QueueDepth> {
  const { rows } = await sql<MeasureWaiting>`
    select count(*)::int as count, min(asked_at) as "oldestAt" from approvals
     where site_id = ${query.siteId} and state = 'waiting'
       and expires_at > ${String(query.now)}::timestamptz
  `.execute(tx);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? undefined };
}
