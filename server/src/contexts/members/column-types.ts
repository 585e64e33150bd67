import type { MemberId } from '@portal/protocol';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'members.id': MemberId;
  readonly 'member_tags.member_id': MemberId;
}
