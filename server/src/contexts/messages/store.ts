import type { MemberId, MessageId, MessageType } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CountUnread,
  DeleteOldMessages,
  HideMessages,
  InsertMessages,
  MarkAll,
  MarkMessages,
  MarkOlder,
  SelectLatest,
  SelectMessages,
} from './generated/statements.ts';
import type { StoredParams } from './stored-params.ts';

export type InboxMessage = SelectMessages['row'];

export interface MessageRow {
  readonly id: MessageId;
  readonly memberId: MemberId;
  readonly type: MessageType;
  readonly reference: string;
  readonly occasion: string;
  readonly params: StoredParams;
}

/** Writes those that are not there yet, and gives their ids. */
export async function insertMessages(
  tx: Transaction,
  rows: readonly MessageRow[],
  at: Temporal.Instant,
): Promise<ReadonlySet<MessageId>> {
  const { rows: written } = await sql<InsertMessages>`
    insert into inbox_messages (id, member_id, type, reference, occasion, params, created_at)
    select id, "memberId", type, reference, occasion, params, ${String(at)}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        id text, "memberId" text, type text, reference text, occasion text, params jsonb)
    on conflict on constraint inbox_messages_once do nothing
    returning id`.execute(tx);
  return new Set(written.map(({ id }) => id));
}

/** Whose inbox, and what of it may be seen now. */
export interface Inbox {
  readonly memberId: MemberId;
  readonly types: readonly MessageType[];
}

/** Newest first; `before` is the id of the last one seen. */
export async function selectMessages(
  tx: Transaction,
  page: Inbox & {
    readonly isUnread: boolean;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly InboxMessage[]> {
  const { memberId, types, isUnread, before, limit } = page;
  const parts = [
    ...(isUnread ? [sql`read_at is null`] : []),
    ...(before === undefined ? [] : [sql`id collate "C" < ${before}`]),
  ];
  const more = parts.length === 0 ? sql`` : sql` and ${sql.join(parts, sql` and `)}`;
  const { rows } = await sql<SelectMessages>`
    select id, type, reference, params, created_at as "sentAt", read_at as "readAt"
      from inbox_messages
     where member_id = ${memberId} and deleted_at is null and type = any(${types}::text[])${more}
     order by id collate "C" desc limit ${limit}`.execute(tx);
  return rows;
}

/** The newest message of each that has one, deleted or not. */
export async function selectLatest(
  tx: Transaction,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, MessageId>> {
  const { rows } = await sql<SelectLatest>`
    select newest."memberId", newest.id
      from unnest(${memberIds}::text[]) as m (id)
      cross join lateral (
        select i.member_id as "memberId", i.id from inbox_messages i where i.member_id = m.id
         order by i.id collate "C" desc limit 1) newest`.execute(tx);
  return new Map(rows.map((row) => [row.memberId, row.id]));
}

/** Counts no further than `limit`. */
export async function countUnread(tx: Transaction, inbox: Inbox, limit: number): Promise<number> {
  const { rows } = await sql<CountUnread>`
    select count(*)::int as unread from (
      select from inbox_messages
       where member_id = ${inbox.memberId} and read_at is null and deleted_at is null
         and type = any(${inbox.types}::text[]) limit ${limit}) counted`.execute(tx);
  return rows[0]?.unread ?? 0;
}

export interface ChosenMessages {
  readonly memberId: MemberId;
  readonly ids: readonly MessageId[];
}

/** `readAt` null makes them unread again; what was read before keeps its moment. */
export async function markMessages(
  tx: Transaction,
  { memberId, ids }: ChosenMessages,
  readAt: Temporal.Instant | null,
): Promise<void> {
  const at = readAt === null ? null : String(readAt);
  await sql<MarkMessages>`
    update inbox_messages set read_at = ${at}::timestamptz
     where member_id = ${memberId} and id = any(${ids}::text[])
       and (read_at is null) = (${at}::timestamptz is not null)`.execute(tx);
}

export async function markAll(
  tx: Transaction,
  { memberId, types }: Inbox,
  readAt: Temporal.Instant,
): Promise<void> {
  await sql<MarkAll>`
    update inbox_messages set read_at = ${String(readAt)}::timestamptz
     where member_id = ${memberId} and read_at is null and deleted_at is null
       and type = any(${types}::text[])`.execute(tx);
}

/** Of everybody, for a site whose members are a story. */
export async function markOlder(
  tx: Transaction,
  latest: Temporal.Instant,
  readAt: Temporal.Instant,
): Promise<void> {
  await sql<MarkOlder>`
    update inbox_messages set read_at = ${String(readAt)}::timestamptz
     where read_at is null and created_at < ${String(latest)}::timestamptz`.execute(tx);
}

export async function hideMessages(
  tx: Transaction,
  { memberId, ids }: ChosenMessages,
  at: Temporal.Instant,
): Promise<void> {
  await sql<HideMessages>`
    update inbox_messages set deleted_at = ${String(at)}::timestamptz
     where member_id = ${memberId} and id = any(${ids}::text[]) and deleted_at is null
  `.execute(tx);
}

export async function deleteOldMessages(tx: Transaction, latest: Temporal.Instant): Promise<void> {
  await sql<DeleteOldMessages>`
    delete from inbox_messages where created_at < ${String(latest)}::timestamptz`.execute(tx);
}
