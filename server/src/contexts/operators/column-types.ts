import type { ApprovalId, OperatorId } from '@portal/protocol';
import type { Facts } from '../trail/index.ts';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'operators.id': OperatorId;
  readonly 'operator_openings.operator_id': OperatorId;
  readonly 'operator_openings.opened_by': OperatorId;
  readonly 'approvals.id': ApprovalId;
  readonly 'approvals.asked_by': OperatorId;
  readonly 'approvals.decided_by': OperatorId;
  readonly 'approvals.facts': Facts;
}
