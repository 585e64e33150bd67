import type {
  ApprovalId,
  MemberId,
  OperatorId,
  PayoutAccountId,
  ProofId,
  SliceId,
  SliceState,
  WithdrawalId,
  WithdrawalState,
} from '@portal/protocol';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'payout_accounts.id': PayoutAccountId;
  readonly 'payout_accounts.member_id': MemberId;
  readonly 'withdrawals.id': WithdrawalId;
  readonly 'withdrawals.member_id': MemberId;
  readonly 'withdrawals.payout_account_id': PayoutAccountId;
  readonly 'withdrawals.state': WithdrawalState;
  readonly 'withdrawals.claimed_by': OperatorId;
  readonly 'withdrawals.approval_id': ApprovalId;
  readonly 'withdrawals.approved_by': OperatorId;
  readonly 'withdrawal_steps.withdrawal_id': WithdrawalId;
  readonly 'withdrawal_steps.state': WithdrawalState;
  readonly 'withdrawal_slices.id': SliceId;
  readonly 'withdrawal_slices.state': SliceState;
  readonly 'withdrawal_slices.withdrawal_id': WithdrawalId;
  readonly 'cashier_proofs.id': ProofId;
  readonly 'cashier_proofs.member_id': MemberId;
}
