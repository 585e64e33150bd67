/** What a member can be paid to. */
export const payoutKinds = ['BANK', 'EWALLET', 'CRYPTO'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** What put play on money that may not leave before it. */
export const playSources = [
  'deposit',
  'transfer',
  'bonus',
  'gift',
  'rebate',
  'points',
  'manual',
  'demo_credit',
] as const;
/** Of the bets that worked a requirement off, so many come with it. */
export const lastBetsShown = 5;
export type PlaySource = (typeof playSources)[number];

/** Where a withdrawal stands; the moves between them are `withdrawalMoves` of the rules. */
export const withdrawalStates = [
  'REQUESTED',
  'RISK',
  'REVIEW',
  'INFO_NEEDED',
  'APPROVED',
  'MATCHING',
  'PAYING',
  'PART_PAID',
  'PAID',
  'AWAIT_RECEIPT',
  'DISPUTED',
  'COMPLETED',
  'CANCELLED',
  'REJECTED',
  'FAILED',
  'RETURNED',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Who acts next on a withdrawal. */
export const withdrawalActors = ['member', 'house', 'provider', 'system', 'peer'] as const;
export type WithdrawalActor = (typeof withdrawalActors)[number];

/** Where a payment stands that a provider carries out. */
export const payoutStates = ['SENDING', 'SENT', 'PAID', 'FAILED'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** The destination is no good, or another try may succeed. */
export const payoutFailures = ['DESTINATION', 'RETRY'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

/** How a person ends a payment of which its provider said what the books cannot take. */
export const payoutEnds = ['SUCCESS', 'FAILED'] as const;
export type PayoutEnd = (typeof payoutEnds)[number];

export const sliceStates = [
  'ASSIGNED',
  'CLAIMED',
  'CONFIRMED',
  'AUTO_CONFIRMED',
  'DISPUTED',
  'RELEASED',
] as const;
export type SliceState = (typeof sliceStates)[number];

/** What becomes of a payment that its member says nothing about (agents-loyalty-money.md E6). */
export const silenceEnds = ['received', 'person'] as const;
export type SilenceEnd = (typeof silenceEnds)[number];

/** What a member says about a payment that was sent (portal.md 4). */
export const receiptAnswers = ['received', 'not_received', 'partly', 'full_payment'] as const;
export type ReceiptAnswer = (typeof receiptAnswers)[number];

/**
 * The duties of law for which something may be asked at a withdrawal; whatever else has to be known
 * is asked before the first deposit.
 */
export const withdrawalQuestions = [
  'source_of_funds',
  'identity_doubt',
  'account_owner',
  'sanctions_check',
  'authority_order',
] as const;
export type WithdrawalQuestion = (typeof withdrawalQuestions)[number];

/** Why a withdrawal was not paid, as the member reads it. */
export const rejectionReasons = [
  'documents_missing',
  'name_differs',
  'play_under_review',
  'account_unusable',
  'asked_by_member',
  'legal_duty',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** How a withdrawal goes on for which no other member was found in time. */
export const payoutChoices = ['wait', 'house', 'amount'] as const;
export type PayoutChoice = (typeof payoutChoices)[number];

/** How a dispute about a payment is settled. */
export const rulings = ['payer_right', 'receiver_right', 'partial'] as const;
export type Ruling = (typeof rulings)[number];

/** What became of a complaint about a payment that had been counted as received. */
export const complaintStates = ['OPEN', 'PAID', 'REFUSED', 'RETURNED'] as const;
export type ComplaintState = (typeof complaintStates)[number];

/** How the house settles one: it bears the loss, or says why not. */
export const complaintDecisions = ['pay', 'refuse'] as const;
export type ComplaintDecision = (typeof complaintDecisions)[number];

/** Why a complaint was refused, as the member reads it. */
export const complaintRefusals = ['payment_arrived', 'picture_unclear', 'asked_by_member'] as const;
export type ComplaintRefusal = (typeof complaintRefusals)[number];

/** The lists of the desk. */
export const withdrawalViews = [
  'review',
  'to_pay',
  'sent',
  'disputed',
  'complaints',
  'late',
  'closed',
] as const;
export type WithdrawalView = (typeof withdrawalViews)[number];

/** How money comes in. */
export const depositKinds = ['BANK', 'EWALLET', 'QR', 'CRYPTO', 'CARD'] as const;
export type DepositKind = (typeof depositKinds)[number];

/** Where a deposit stands; the moves between them are `depositMoves` of the rules. */
export const depositStates = [
  'CREATED',
  'AWAITING',
  'PROOF',
  'CONFIRMING',
  'PAID',
  'MISMATCH',
  'CREDITED',
  'CHARGEBACK',
  'EXPIRED',
  'CANCELLED',
  'FAILED',
  'LATE',
  'REFUNDING',
  'REFUNDED',
] as const;
export type DepositState = (typeof depositStates)[number];

/** Who acts next on a deposit. */
export const depositActors = ['member', 'house', 'provider', 'system', 'peer'] as const;
export type DepositActor = (typeof depositActors)[number];

/** Why the desk refused a deposit, as the member reads it. */
export const depositRefusals = ['nothing_arrived', 'name_differs', 'proof_unclear'] as const;
export type DepositRefusal = (typeof depositRefusals)[number];

/** The lists of the desk. */
export const depositViews = [
  'to_do',
  'to_match',
  'to_decide',
  'to_refund',
  'waiting',
  'closed',
] as const;
export type DepositView = (typeof depositViews)[number];
