import type {
  CampaignId,
  CampaignSegment,
  MemberId,
  MessageId,
  MessageTopic,
  MessageType,
  OperatorId,
} from '@portal/protocol';
import type { StoredParams } from './stored-params.ts';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'campaigns.id': CampaignId;
  readonly 'campaigns.titles': Readonly<Record<string, string>>;
  readonly 'campaigns.texts': Readonly<Record<string, string>>;
  readonly 'campaigns.segment': CampaignSegment;
  readonly 'campaigns.made_by': OperatorId;
  readonly 'inbox_messages.id': MessageId;
  readonly 'inbox_messages.member_id': MemberId;
  readonly 'inbox_messages.type': MessageType;
  readonly 'inbox_messages.params': StoredParams;
  readonly 'inbox_readers.member_id': MemberId;
  readonly 'inbox_copies.member_id': MemberId;
  readonly 'inbox_copies.topic': MessageTopic;
}
