import type { ErrorEntries } from './entry.ts';

/** Money in and out. */
export const cashierErrors = {
  /** The payment password is proved by a call of its own, and the call is repeated. */
  payment_proof_required: { status: 403, log: 'info', reported: false, data: [] },
  /** The account has no payment password yet. */
  payment_password_missing: { status: 422, log: 'info', reported: false, data: [] },
  payment_password_incorrect: { status: 422, log: 'info', reported: false, data: [] },
  /** Every account of a member is in one name (R20). */
  payout_account_holder: { status: 422, log: 'info', reported: false, data: [] },
  payout_account_bank: { status: 422, log: 'info', reported: false, data: [] },
  payout_account_number: { status: 422, log: 'info', reported: false, data: [] },
  payout_account_taken: { status: 409, log: 'warn', reported: false, data: [] },
  payout_account_limit: { status: 422, log: 'info', reported: false, data: ['most'] },
  payout_account_in_use: { status: 409, log: 'info', reported: false, data: [] },
  payout_account_cooling: { status: 422, log: 'info', reported: false, data: ['until'] },
  withdrawal_amount: { status: 422, log: 'info', reported: false, data: ['least', 'most'] },
  withdrawal_limit: {
    status: 422,
    log: 'info',
    reported: false,
    data: ['leftToday', 'leftCount'],
  },
  withdrawal_open: { status: 409, log: 'info', reported: false, data: ['withdrawalId'] },
  /** The site lets no member call a withdrawal back, or the law of its place forbids it. */
  withdrawal_cancel_closed: { status: 403, log: 'info', reported: false, data: [] },
  turnover_left: { status: 422, log: 'info', reported: false, data: ['left'] },
  receipt_closed: { status: 409, log: 'info', reported: false, data: ['state'] },
  receipt_amount: { status: 422, log: 'info', reported: false, data: [] },
  /** A payment is complained of once. */
  complaint_made: { status: 409, log: 'info', reported: false, data: [] },
  /** Too long after it was counted as received. */
  complaint_late: { status: 409, log: 'info', reported: false, data: ['until'] },
  /** Whoever complained reads why it was refused. */
  complaint_refusal_missing: { status: 422, log: 'info', reported: false, data: [] },
  proof_missing: { status: 422, log: 'info', reported: false, data: [] },
  /** One side of a dispute has shown as many pictures as anybody can look through. */
  proofs_enough: { status: 409, log: 'info', reported: false, data: ['most'] },
  proof_unreadable: { status: 422, log: 'info', reported: false, data: [] },
  /** Somebody else looks at the order now. */
  order_claimed: { status: 409, log: 'info', reported: false, data: ['by', 'until'] },
  order_state_conflict: { status: 409, log: 'info', reported: false, data: ['state'] },
  /** A side of a dispute that has not spoken still has time for evidence (E6). */
  evidence_time_open: { status: 409, log: 'info', reported: false, data: ['until'] },
  /** Whoever approved an order does not pay it (R44). */
  deposit_protected: { status: 409, log: 'info', reported: false, data: ['reason'] },
  order_own_decision: { status: 403, log: 'warn', reported: false, data: [] },
  /** Whoever confirmed a deposit of the member does not pay the member. */
  order_own_confirmation: { status: 403, log: 'warn', reported: false, data: [] },
  /** Whoever sent a payment does not say that it came back (R44). */
  order_own_payment: { status: 403, log: 'warn', reported: false, data: [] },
  /** Whoever ruled that a payment did not arrive does not send it again (R44). */
  order_own_ruling: { status: 403, log: 'warn', reported: false, data: [] },
  /** Whoever approved an order, or sent a payment of it, does not end a dispute about it (R44). */
  order_own_dispute: { status: 403, log: 'warn', reported: false, data: [] },
  /** Papers were asked of the member, and nothing is paid before they are decided (R19). */
  order_held_papers: { status: 409, log: 'info', reported: false, data: [] },
  /** Somebody stopped the member since it was approved. */
  order_held_stop: { status: 409, log: 'info', reported: false, data: [] },
  /** What opens the account was changed, and no money goes out for a day. */
  order_held_change: { status: 409, log: 'info', reported: false, data: ['until'] },
  /** A statement of a bank without its columns, or with a line that is none. */
  bank_file_unreadable: { status: 422, log: 'info', reported: false, data: ['lines'] },
  /** So much differs that it is the file of another day or account. */
  bank_file_foreign: { status: 409, log: 'info', reported: false, data: ['differences', 'most'] },
  statement_day_future: { status: 422, log: 'info', reported: false, data: [] },
  /** A provider may be sending the money now, so it is neither sent again nor given back. */
  payout_under_way: { status: 409, log: 'info', reported: false, data: [] },
  payout_provider_unknown: { status: 422, log: 'info', reported: false, data: [] },
  reference_used: { status: 409, log: 'warn', reported: false, data: [] },
  /** The channel is closed, or its provider is not there. */
  deposit_channel_closed: { status: 422, log: 'info', reported: false, data: [] },
  deposit_amount: { status: 422, log: 'info', reported: false, data: ['least', 'most'] },
  deposits_open: { status: 409, log: 'info', reported: false, data: ['most'] },
  /** The member opened one just now (agents-loyalty-money.md E2). */
  deposit_too_soon: { status: 429, log: 'info', reported: false, data: ['retryAfterSeconds'] },
  deposit_channel_open: { status: 409, log: 'info', reported: false, data: ['depositId'] },
  deposit_channel_limit: { status: 422, log: 'info', reported: false, data: ['leftToday'] },
  /** Before the first deposit a member sets a limit, or says that none is wanted (R6). */
  limit_choice_needed: { status: 422, log: 'info', reported: false, data: [] },
  /** What arrived is not what was asked for. */
  deposit_paid_amount: { status: 422, log: 'info', reported: false, data: [] },
  transfer_amount: { status: 422, log: 'info', reported: false, data: ['least', 'most'] },
  transfer_limit: { status: 422, log: 'info', reported: false, data: ['leftToday', 'leftCount'] },
  /** It was taken back before. */
  transfer_taken_back: { status: 409, log: 'info', reported: false, data: [] },
  /** A transfer is taken back within a day, not later. */
  transfer_late: { status: 409, log: 'info', reported: false, data: ['until'] },
  /** The receiver can take nothing now; why is nobody else's business. */
  transfer_partner_unavailable: { status: 422, log: 'info', reported: false, data: [] },
  /** The books do not come to zero, so nothing is paid out (R52). */
  payouts_stopped: { status: 409, log: 'error', reported: false, data: ['since'] },
  /** The provider did not hand over its statement. */
  statement_unavailable: { status: 503, log: 'warn', reported: false, data: [] },
} as const satisfies ErrorEntries;
