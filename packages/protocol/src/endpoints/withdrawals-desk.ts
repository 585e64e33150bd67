import { z } from 'zod';
import {
  complaintDecisions,
  complaintRefusals,
  payoutEnds,
  rejectionReasons,
  rulings,
  withdrawalQuestions,
  withdrawalViews,
} from '../cashier.ts';
import { endpoint } from '../endpoint.ts';
import { memberId, proofId, sliceId, withdrawalId } from '../schemas/ids.ts';
import { pictureKey, pictureLink } from '../schemas/picture-link.ts';
import { reasonBody, reasonText } from '../schemas/reason.ts';
import { queuedWithdrawal, reviewedWithdrawal } from '../schemas/withdrawal-desk.ts';
import {
  amountText,
  bankReferenceText,
  cursorPageOf,
  cursorQuery,
  instantText,
} from '../schemas/wire.ts';

const base = '/api/backoffice/withdrawals';
const params = z.strictObject({ id: withdrawalId });
const row = queuedWithdrawal;
const whole = reviewedWithdrawal;

export const listWithdrawalQueue = endpoint({
  method: 'GET',
  path: base,
  summary:
    'Withdrawals of one list, of a high risk and then the oldest first; closed the newest first.',
  access: 'operator',
  ability: 'cashier.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    view: z.enum(withdrawalViews).optional(),
    memberId: memberId.optional(),
    ...cursorQuery(100, 'wdr'),
  }),
  reply: cursorPageOf(row).extend({
    counts: z.record(z.enum(withdrawalViews), z.int()),
  }),
  errors: [],
});

export const readQueuedWithdrawal = endpoint({
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One withdrawal with what decides about it.',
  access: 'operator',
  ability: 'cashier.read',
  rate: 'read',
  always: true,
  params,
  reply: whole,
  errors: ['not_found'],
});

export const claimWithdrawal = endpoint({
  method: 'POST',
  path: `${base}/{id}/claim`,
  summary: 'Takes a withdrawal for ten minutes, so that nobody else decides about it.',
  access: 'operator',
  ability: 'cashier.decide',
  rate: 'write',
  always: true,
  params,
  reply: whole,
  errors: ['not_found', 'order_claimed', 'order_state_conflict'],
});

export const approveWithdrawal = endpoint({
  method: 'POST',
  path: `${base}/{id}/approve`,
  summary: 'Approves a withdrawal, at once or by a second person (R53).',
  access: 'operator',
  ability: 'cashier.decide',
  rate: 'write',
  idempotent: true,
  always: true,
  stepUp: true,
  params,
  body: z.strictObject({ reason: reasonText }),
  reply: whole,
  errors: ['not_found', 'order_claimed', 'order_state_conflict', 'approval_waiting'],
});

export const askAboutWithdrawal = endpoint({
  method: 'POST',
  path: `${base}/{id}/ask`,
  summary: 'Asks the member what a duty of law asks for, before deciding.',
  access: 'operator',
  ability: 'cashier.decide',
  rate: 'write',
  always: true,
  params,
  body: z.strictObject({ code: z.enum(withdrawalQuestions), reason: reasonText }),
  reply: whole,
  errors: ['not_found', 'order_claimed', 'order_state_conflict'],
});

export const pauseReceipt = endpoint({
  method: 'POST',
  path: `${base}/{id}/pause`,
  summary: 'Lets the time to answer stand for a day: its member reported by live chat (E6).',
  access: 'operator',
  ability: 'cashier.decide',
  rate: 'write',
  always: true,
  params,
  body: reasonBody,
  reply: whole,
  errors: ['not_found', 'order_claimed', 'order_state_conflict'],
});

export const rejectWithdrawal = endpoint({
  method: 'POST',
  path: `${base}/{id}/reject`,
  summary: 'Rejects a withdrawal; its money goes back to the balance.',
  access: 'operator',
  ability: 'cashier.decide',
  rate: 'write',
  idempotent: true,
  always: true,
  stepUp: true,
  params,
  body: z.strictObject({ code: z.enum(rejectionReasons), reason: reasonText }),
  reply: whole,
  errors: [
    'not_found',
    'order_claimed',
    'order_state_conflict',
    'order_own_dispute',
    'approval_decider_barred',
    'approval_waiting',
  ],
});

export const payWithdrawal = endpoint({
  method: 'POST',
  path: `${base}/{id}/pay`,
  summary: 'Says that the money was sent, with the reference of the bank.',
  access: 'operator',
  ability: 'cashier.pay',
  rate: 'write',
  idempotent: true,
  always: true,
  stepUp: true,
  largeBody: true,
  params,
  body: z.strictObject({
    bankReference: bankReferenceText,
    reason: reasonText,
    /** The slip of the payment, in base64. */
    image: z.base64().max(700_000).optional(),
  }),
  reply: whole,
  errors: [
    'not_found',
    'order_claimed',
    'order_state_conflict',
    'payout_under_way',
    'order_own_decision',
    'order_own_ruling',
    'approval_decider_barred',
    'order_own_confirmation',
    'order_held_papers',
    'order_held_stop',
    'order_held_change',
    'payouts_stopped',
    'reference_used',
    'proof_unreadable',
  ],
});

export const sendWithdrawal = endpoint({
  method: 'POST',
  path: `${base}/{id}/send`,
  summary: 'Hands what is left to a provider to pay; what becomes of it is told or asked for.',
  access: 'operator',
  ability: 'cashier.pay',
  rate: 'write',
  idempotent: true,
  always: true,
  stepUp: true,
  params,
  body: z.strictObject({ provider: z.string().min(1).max(40), reason: reasonText }),
  reply: whole,
  errors: [
    'not_found',
    'order_claimed',
    'order_state_conflict',
    'payout_under_way',
    'order_own_decision',
    'order_own_ruling',
    'approval_decider_barred',
    'order_own_confirmation',
    'order_held_papers',
    'order_held_stop',
    'order_held_change',
    'payouts_stopped',
    'payout_provider_unknown',
  ],
});

export const failWithdrawal = endpoint({
  method: 'POST',
  path: `${base}/{id}/fail`,
  summary: 'Says that the bank refused; the money goes back to the balance.',
  access: 'operator',
  ability: 'cashier.pay',
  rate: 'write',
  idempotent: true,
  always: true,
  stepUp: true,
  params,
  body: z.strictObject({ reason: reasonText }),
  reply: whole,
  errors: ['not_found', 'order_claimed', 'order_state_conflict', 'payout_under_way'],
});

export const endPayout = endpoint({
  method: 'POST',
  path: `${base}/{id}/payout-end`,
  summary: 'Ends a payment of which its provider said what the books cannot take.',
  access: 'operator',
  ability: 'cashier.decide',
  rate: 'write',
  idempotent: true,
  always: true,
  stepUp: true,
  params,
  body: z.strictObject({
    sliceId,
    end: z.enum(payoutEnds),
    /** Which word of the provider stands. */
    transaction: z.string().min(1).max(200).optional(),
    /** What was paid, where the provider named no amount of our books. */
    amount: amountText.optional(),
    /** Where the told transaction is that of another payment. */
    bankReference: bankReferenceText.optional(),
    reason: reasonText,
  }),
  reply: whole,
  errors: [
    'not_found',
    'order_claimed',
    'order_state_conflict',
    'receipt_amount',
    'reference_used',
    'approval_waiting',
  ],
});

export const returnWithdrawal = endpoint({
  method: 'POST',
  path: `${base}/{id}/return`,
  summary: 'Says that the bank sent a payment back; it is in the balance again.',
  access: 'operator',
  ability: 'cashier.decide',
  rate: 'write',
  idempotent: true,
  always: true,
  stepUp: true,
  params,
  body: z.strictObject({ sliceId, bankReference: bankReferenceText, reason: reasonText }),
  reply: whole,
  errors: [
    'not_found',
    'order_claimed',
    'order_state_conflict',
    'order_own_payment',
    'approval_decider_barred',
    'reference_used',
    'approval_waiting',
  ],
});

export const ruleWithdrawal = endpoint({
  method: 'POST',
  path: `${base}/{id}/rule`,
  summary: 'Settles a dispute about a payment (agents-loyalty-money.md E6).',
  access: 'operator',
  ability: 'cashier.decide',
  rate: 'write',
  idempotent: true,
  always: true,
  stepUp: true,
  params,
  body: z.strictObject({
    ruling: z.enum(rulings),
    /** What arrived, for `partial`. */
    amount: amountText.optional(),
    reason: reasonText,
  }),
  reply: whole,
  errors: [
    'not_found',
    'order_claimed',
    'order_state_conflict',
    'order_own_dispute',
    'approval_decider_barred',
    'evidence_time_open',
    'receipt_amount',
    'approval_waiting',
  ],
});

export const settleComplaint = endpoint({
  method: 'POST',
  path: `${base}/{id}/complaint`,
  summary: 'Answers a late complaint: the house pays it, or refuses (agents-loyalty-money.md E6).',
  access: 'operator',
  ability: 'cashier.decide',
  rate: 'write',
  idempotent: true,
  always: true,
  stepUp: true,
  params,
  body: z.strictObject({
    sliceId,
    decision: z.enum(complaintDecisions),
    /** Why not, for `refuse`. */
    refusal: z.enum(complaintRefusals).optional(),
    reason: reasonText,
  }),
  reply: whole,
  errors: [
    'not_found',
    'order_claimed',
    'order_state_conflict',
    'complaint_refusal_missing',
    'approval_waiting',
  ],
});

export const createProofLink = endpoint({
  method: 'POST',
  path: '/api/backoffice/proofs/{id}/links',
  summary:
    'A link to a picture of an order for a minute, for this operator; the trail has it (R24).',
  access: 'operator',
  ability: 'cashier.read',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: proofId }),
  reply: pictureLink,
  errors: ['not_found'],
});

export const readDeskProof = endpoint({
  method: 'GET',
  path: '/api/backoffice/proofs/links/{key}',
  summary: 'The picture behind a link that has not ended.',
  access: 'operator',
  ability: 'cashier.read',
  rate: 'read',
  always: true,
  params: z.strictObject({ key: pictureKey }),
  reply: z.strictObject({
    id: proofId,
    type: z.string(),
    image: z.base64(),
    /** Who gave it, and when: the site's slip and a member's proof are told apart by it. */
    by: z.enum(['member', 'operator']),
    madeAt: instantText,
  }),
  errors: ['link_ended'],
});
