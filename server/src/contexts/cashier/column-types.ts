import type {
  ApprovalId,
  ComplaintRefusal,
  ComplaintState,
  DepositId,
  DepositPromotionFault,
  DepositState,
  EnvelopeId,
  MemberId,
  OperatorId,
  PayoutAccountId,
  PromotionId,
  ProofId,
  RewardId,
  SliceId,
  SliceState,
  TransferId,
  WithdrawalId,
  WithdrawalState,
} from '@portal/protocol';

import type { Ticket } from './deposits/ticket.ts';

import type { DifferenceKind } from './control/compare-statements.ts';

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
  readonly 'withdrawal_slices.deposit_id': DepositId;
  readonly 'withdrawal_complaints.slice_id': SliceId;
  readonly 'withdrawal_complaints.withdrawal_id': WithdrawalId;
  readonly 'withdrawal_complaints.state': ComplaintState;
  readonly 'withdrawal_complaints.refusal': ComplaintRefusal;
  readonly 'withdrawal_complaints.decided_by': readonly OperatorId[];
  readonly 'peer_strikes.deposit_id': DepositId;
  readonly 'peer_strikes.member_id': MemberId;
  readonly 'withdrawal_payouts.slice_id': SliceId;
  readonly 'withdrawal_payouts.withdrawal_id': WithdrawalId;
  readonly 'withdrawal_payouts.sent_by': OperatorId;
  readonly 'deposits.id': DepositId;
  readonly 'deposits.member_id': MemberId;
  readonly 'deposits.state': DepositState;
  readonly 'deposits.claimed_by': OperatorId;
  readonly 'deposits.approval_id': ApprovalId;
  readonly 'deposits.decided_by': OperatorId;
  readonly 'deposits.refund_decided_by': OperatorId;
  readonly 'deposits.payment': Ticket;
  readonly 'deposits.promotion_id': PromotionId;
  readonly 'deposits.promotion_reward_id': RewardId;
  readonly 'deposits.promotion_titles': Readonly<Record<string, string>>;
  readonly 'deposits.promotion_fault': DepositPromotionFault;
  readonly 'deposit_channels.notes': Readonly<Record<string, string>>;
  readonly 'deposit_steps.deposit_id': DepositId;
  readonly 'deposit_steps.state': DepositState;
  readonly 'member_transfers.id': TransferId;
  readonly 'member_transfers.from_id': MemberId;
  readonly 'member_transfers.to_id': MemberId;
  readonly 'reconciliation_cases.id': `rcc_${string}`;
  readonly 'reconciliation_cases.kind': DifferenceKind;
  readonly 'reconciliation_cases.closed_by': OperatorId;
  readonly 'cashier_proofs.id': ProofId;
  readonly 'cashier_proofs.member_id': MemberId;
  readonly 'linked_cases.id': `lnk_${string}`;
  readonly 'linked_cases.member_id': MemberId;
  readonly 'team_envelopes.id': EnvelopeId;
  readonly 'team_envelopes.agent_id': MemberId;
  readonly 'team_envelope_members.envelope_id': EnvelopeId;
  readonly 'team_envelope_members.member_id': MemberId;
  readonly 'team_envelope_packets.envelope_id': EnvelopeId;
  readonly 'team_envelope_packets.taken_by': MemberId;
}
