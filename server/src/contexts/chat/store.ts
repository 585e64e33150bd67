import type { ChatMessageId, ChatReportReason, ChatRoom, MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  AddReport,
  FindAuthor,
  FindMute,
  InsertChatMessage,
  SelectChatMessages,
  TakeTurn,
} from './generated/statements.ts';

export type ChatMessage = SelectChatMessages['row'];
export type Mute = FindMute['row'];

/** False when the last message of this member is younger than the rest; two at once wait here. */
export async function takeTurn(
  tx: Transaction,
  turn: {
    readonly memberId: MemberId;
    readonly at: Temporal.Instant;
    readonly restedSince: Temporal.Instant;
  },
): Promise<boolean> {
  const { rows } = await sql<TakeTurn>`
    insert into chat_turns as t (member_id, sent_at)
    values (${turn.memberId}, ${String(turn.at)}::timestamptz)
    on conflict (member_id) do update set sent_at = excluded.sent_at
     where t.sent_at <= ${String(turn.restedSince)}::timestamptz
    returning member_id as "memberId"`.execute(tx);
  return rows.length > 0;
}

export async function insertChatMessage(
  tx: Transaction,
  row: {
    readonly id: ChatMessageId;
    readonly room: ChatRoom;
    readonly memberId: MemberId;
    readonly content: string;
    readonly sentAt: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertChatMessage>`
    insert into chat_messages (id, room, member_id, content, sent_at)
    values (${row.id}, ${row.room}, ${row.memberId}, ${row.content},
            ${String(row.sentAt)}::timestamptz)`.execute(tx);
}

/** Newest first. */
export async function selectChatMessages(
  tx: Transaction,
  page: {
    readonly room: ChatRoom;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
) {
  const older = page.cursor === undefined ? sql`` : sql` and id collate "C" < ${page.cursor}`;
  const { rows } = await sql<SelectChatMessages>`
    select id, member_id as "memberId", content, sent_at as "sentAt", removed_at as "removedAt"
      from chat_messages where room = ${page.room}${older}
     order by id collate "C" desc limit ${page.limit}`.execute(tx);
  return rows;
}

/** Whose message it is; undefined of one that was taken away, too. */
export async function findAuthor(
  tx: Transaction,
  id: ChatMessageId,
): Promise<MemberId | undefined> {
  const { rows } = await sql<FindAuthor>`
    select member_id as "memberId" from chat_messages
     where id = ${id} and removed_at is null`.execute(tx);
  return rows[0]?.memberId;
}

/** The first report of a member on a message stands. */
export async function addReport(
  tx: Transaction,
  report: {
    readonly messageId: ChatMessageId;
    readonly reporterId: MemberId;
    readonly reason: ChatReportReason;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<AddReport>`
    insert into chat_reports (message_id, reporter_id, reason, reported_at)
    values (${report.messageId}, ${report.reporterId}, ${report.reason},
            ${String(report.at)}::timestamptz)
    on conflict (message_id, reporter_id) do nothing`.execute(tx);
}

/** The mute of a member that lasts longest now. */
export async function findMute(tx: Transaction, memberId: MemberId, now: Temporal.Instant) {
  const { rows } = await sql<FindMute>`
    select id, until, reason from chat_mutes
     where member_id = ${memberId} and lifted_at is null and until > ${String(now)}::timestamptz
     order by until desc limit 1`.execute(tx);
  return rows[0];
}
