import type { AdjustmentId, ApprovalId, MemberId, OperatorId } from '@portal/protocol';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'adjustments.id': AdjustmentId;
  readonly 'adjustments.reverses': AdjustmentId;
  readonly 'adjustments.member_id': MemberId;
  readonly 'adjustments.operator_id': OperatorId;
  readonly 'adjustments.approval_id': ApprovalId;
}
