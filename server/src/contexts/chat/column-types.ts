import type {
  ChatDecision,
  ChatMessageId,
  ChatReportReason,
  ChatRoom,
  MemberId,
  OperatorId,
} from '@portal/protocol';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'chat_messages.id': ChatMessageId;
  readonly 'chat_messages.room': ChatRoom;
  readonly 'chat_messages.member_id': MemberId;
  readonly 'chat_messages.decision': ChatDecision;
  readonly 'chat_messages.decided_by': OperatorId;
  readonly 'chat_reports.message_id': ChatMessageId;
  readonly 'chat_reports.reporter_id': MemberId;
  readonly 'chat_reports.reason': ChatReportReason;
  readonly 'chat_mutes.member_id': MemberId;
  readonly 'chat_mutes.made_by': OperatorId;
  readonly 'chat_turns.member_id': MemberId;
}
