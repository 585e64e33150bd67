import type { ChatDecision, ChatMessageId, ChatRoom, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import type { QueueDepth } from '../../platform/desk-queue.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CloseReports,
  LockChatMessage,
  MeasureReported,
  SelectDeskChat,
  UpdateDecision,
} from './generated/statements.ts';

export type DeskChatMessage = SelectDeskChat['row'];

/** Two moderators wait for each other here. */
export async function lockChatMessage(tx: Transaction, id: ChatMessageId) {
  const { rows } = await sql<LockChatMessage>`
    select room, member_id as "memberId", removed_at as "removedAt" from chat_messages
     where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function updateDecision(
  tx: Transaction,
  act: {
    readonly id: ChatMessageId;
    readonly decision: ChatDecision;
    readonly reason: string;
    readonly by: { readonly id: OperatorId; readonly name: string };
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const at = String(act.at);
  const removedAt = act.decision === 'dismiss' ? null : at;
  await sql<UpdateDecision>`
    update chat_messages
       set decision = ${act.decision}, decided_reason = ${act.reason}, decided_by = ${act.by.id},
           decided_by_name = ${act.by.name}, decided_at = ${at}::timestamptz,
           removed_at = coalesce(removed_at, ${removedAt}::timestamptz)
     where id = ${act.id}`.execute(tx);
}

export async function closeReports(
  tx: Transaction,
  id: ChatMessageId,
  at: Temporal.Instant,
): Promise<void> {
  await sql<CloseReports>`
    update chat_reports set closed_at = ${String(at)}::timestamptz
     where message_id = ${id} and closed_at is null`.execute(tx);
}

export interface DeskChatQuery {
  readonly view: 'reported' | 'decided' | 'all';
  readonly id?: ChatMessageId;
  readonly room: ChatRoom | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

const isReported = sql`exists (select from chat_reports r
  where r.message_id = m.id and r.closed_at is null)`;

/** What was reported first comes first; of the others the newest. */
export async function selectDeskChat(
  tx: Transaction,
  { view, id, room, cursor, limit }: DeskChatQuery,
): Promise<readonly DeskChatMessage[]> {
  const isQueue = view === 'reported';
  const parts = [
    isQueue ? isReported : view === 'decided' ? sql`m.decision is not null` : sql`true`,
    ...(id === undefined ? [] : [sql`m.id = ${id}`]),
    ...(room === undefined ? [] : [sql`m.room = ${room}`]),
    ...(cursor === undefined
      ? []
      : [isQueue ? sql`m.id collate "C" > ${cursor}` : sql`m.id collate "C" < ${cursor}`]),
  ];
  const order = isQueue ? sql`m.id collate "C"` : sql`m.id collate "C" desc`;
  const { rows } = await sql<SelectDeskChat>`
    select m.id, m.room, m.member_id as "memberId", m.content, m.sent_at as "sentAt",
           m.removed_at as "removedAt", m.decision, m.decided_by_name as "decidedBy",
           m.decided_reason as "decidedReason",
           (select count(*)::int from chat_reports r
             where r.message_id = m.id and r.closed_at is null) as "openReports",
           (select min(r.reported_at) from chat_reports r where r.message_id = m.id)
             as "reportedAt",
           coalesce((select string_agg(distinct r.reason, ' ') from chat_reports r
             where r.message_id = m.id), '') as reasons
      from chat_messages m where ${sql.join(parts, sql` and `)}
     order by ${order} limit ${limit}`.execute(tx);
  return rows;
}

/** How many messages wait for a moderator, and since when the oldest does. */
export async function measureReported(tx: Transaction): Promise<QueueDepth> {
  const { rows } = await sql<MeasureReported>`
    select count(distinct message_id)::int as count, min(reported_at) as "oldestAt"
      from chat_reports where closed_at is null`.execute(tx);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? undefined };
}
