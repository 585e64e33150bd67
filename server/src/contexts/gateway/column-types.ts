import type { CurrencyCode } from '@portal/money';
import type {
  ApprovalId,
  BetChannel,
  MemberId,
  OperatorId,
  PlaceVerdict,
  VendorFindingId,
  VendorFindingKind,
  WalletTransferId,
} from '@portal/protocol';
import type { CommandKind, DayBetState, OutcomeCode } from '@portal/vendors';

/** What a call asks for first; `UNREAD` is one whose bytes said nothing that we believe. */
export type CallKind = CommandKind | 'UNREAD';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'vendor_call_counts.kind': CallKind;
  readonly 'vendor_call_counts.outcome': OutcomeCode;
  readonly 'vendor_calls.outcome': OutcomeCode;
  readonly 'vendor_sessions.channel': BetChannel;
  readonly 'vendor_sessions.place_verdict': PlaceVerdict;
  readonly 'vendor_players.member_id': MemberId;
  readonly 'vendor_findings.id': VendorFindingId;
  readonly 'vendor_findings.kind': VendorFindingKind;
  readonly 'vendor_findings.member_id': MemberId;
  readonly 'vendor_findings.owner_id': OperatorId;
  readonly 'vendor_findings.ours_state': DayBetState;
  readonly 'vendor_findings.round_id': string;
  readonly 'vendor_findings.theirs_state': DayBetState;
  readonly 'purse_recalls.member_id': MemberId;
  readonly 'wallet_transfers.id': WalletTransferId;
  readonly 'wallet_transfers.member_id': MemberId;
  readonly 'wallet_transfers.currency': CurrencyCode;
  readonly 'wallet_transfers.approval_id': ApprovalId;
}
