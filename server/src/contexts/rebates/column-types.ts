import type { Category } from '@portal/commission';
import type { MemberId, RebateId } from '@portal/protocol';
import type { PaidPart } from './paid-part.ts';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'rebate_purses.member_id': MemberId;
  readonly 'rebate_purses.category': Category;
  readonly 'rebate_shares.player_id': MemberId;
  readonly 'rebate_payments.id': RebateId;
  readonly 'rebate_payments.parts': readonly PaidPart[];
}
