import type { MemberId, OperatorId } from '@portal/protocol';
import type { NoteId } from './notes/store-notes.ts';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'members.id': MemberId;
  readonly 'member_tags.member_id': MemberId;
  readonly 'member_notes.id': NoteId;
  readonly 'member_notes.member_id': MemberId;
  readonly 'member_notes.written_by': OperatorId;
}
