import type { MemberId, MessageId, MessageTopic, MessageType } from '@portal/protocol';
import type { StoredParams } from './stored-params.ts';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'inbox_messages.id': MessageId;
  readonly 'inbox_messages.member_id': MemberId;
  readonly 'inbox_messages.type': MessageType;
  readonly 'inbox_messages.params': StoredParams;
  readonly 'inbox_readers.member_id': MemberId;
  readonly 'inbox_copies.member_id': MemberId;
  readonly 'inbox_copies.topic': MessageTopic;
}
