import { z } from 'zod';
import { betCategories } from '../bets.ts';
import {
  payoutChoices,
  payoutKinds,
  playSources,
  receiptAnswers,
  withdrawalActors,
} from '../cashier.ts';
import { endpoint } from '../endpoint.ts';
import { betId, payoutAccountId, proofId, sliceId, withdrawalId } from '../schemas/ids.ts';
import { payoutAccount, withdrawal } from '../schemas/withdrawal.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  instantText,
  languageCode,
} from '../schemas/wire.ts';

const base = '/wps/relay/cashier';
const accounts = z.strictObject({ accounts: z.array(payoutAccount) });
const language = { language: languageCode.optional() };

/** A bet, and by how much it lowered what is left to play. */
const countedBet = z.strictObject({
  betId,
  category: z.enum(betCategories),
  /** Its name as members know it. */
  game: z.string(),
  /** What of the bet's valid amount it took, and that by its weight. */
  played: amountText,
  counted: amountText,
  at: instantText,
});

export const readPayoutAccounts = endpoint({
  method: 'GET',
  path: `${base}/payout-accounts`,
  summary: "The member's own bank accounts and wallets to be paid to.",
  access: 'member',
  rate: 'read',
  reply: accounts.extend({
    /** The name that every account has to be in; null before the first. */
    holder: z.string().nullable(),
    /** Of the countries of the site, to choose from; any may be named where there are none. */
    banks: z.array(z.string()),
    /** Chains that an address may be on. */
    chains: z.array(z.string()),
    /** How long one that is added now waits before money goes there; 0 where it is good at once. */
    hoursToCool: z.int(),
  }),
  errors: [],
});

export const createPayoutAccount = endpoint({
  method: 'POST',
  path: `${base}/payout-accounts`,
  summary: 'Binds a bank account or wallet, after the payment password was proved (R20).',
  access: 'member',
  verifiedPlace: true,
  stepUpWhereBound: true,
  rate: 'write',
  idempotent: true,
  encrypted: true,
  body: z.strictObject({
    kind: z.enum(payoutKinds),
    institution: z.string().trim().min(2).max(60),
    holder: z.string().trim().min(2).max(80),
    // What is too short is refused by the rule of its kind, which the refusal says.
    number: z
      .string()
      .trim()
      .regex(/^[0-9A-Za-z][0-9A-Za-z .-]{0,98}$/u),
  }),
  reply: accounts,
  errors: [
    'payment_proof_required',
    'payout_account_bank',
    'payout_account_holder',
    'payout_account_number',
    'payout_account_taken',
    'payout_account_limit',
  ],
});

export const changeDefaultPayoutAccount = endpoint({
  method: 'PUT',
  path: `${base}/payout-accounts/{id}/default`,
  summary: 'Makes an account the one that withdrawals go to first.',
  access: 'member',
  verifiedPlace: true,
  stepUpWhereBound: true,
  rate: 'write',
  params: z.strictObject({ id: payoutAccountId }),
  reply: accounts,
  errors: ['not_found'],
});

export const deletePayoutAccount = endpoint({
  method: 'DELETE',
  path: `${base}/payout-accounts/{id}`,
  summary: 'Takes an account off, after the payment password was proved.',
  access: 'member',
  verifiedPlace: true,
  stepUpWhereBound: true,
  rate: 'write',
  params: z.strictObject({ id: payoutAccountId }),
  reply: accounts,
  errors: ['not_found', 'payment_proof_required', 'payout_account_in_use'],
});

export const readWithdrawalTerms = endpoint({
  method: 'GET',
  path: `${base}/withdrawal-terms`,
  summary: 'What the member may withdraw now: money, limits, fee, what play is still left.',
  access: 'member',
  rate: 'read',
  query: z.strictObject(language),
  reply: z.strictObject({
    currency: currencyText,
    available: amountText,
    least: amountText,
    most: amountText,
    /** What is left of today. */
    leftToday: amountText,
    leftCount: z.int(),
    fee: z.strictObject({
      fixed: amountText,
      partsPerMillion: z.int(),
      least: amountText,
      most: amountText.nullable(),
    }),
    /** Minutes within which a withdrawal that nobody looks at is paid. */
    promisedMinutes: z.int(),
    /** Above it a person looks first. */
    unreviewedMost: amountText,
    /** Accounts to which nothing goes before a person has looked, whatever the amount. */
    reviewedAccountIds: z.array(payoutAccountId),
    /** Hours within which that person has looked. */
    reviewHours: z.int(),
    autoReceiptMinutes: z.int(),
    /** Play that is asked for before money leaves; empty when nothing is left. */
    requirements: z.array(
      z.strictObject({
        reference: z.string(),
        kind: z.enum(playSources),
        /** What the gift is called; absent of money that no promotion gave. */
        title: z.string().optional(),
        /** What came, and how often it is to be played. */
        money: amountText,
        multiple: z.int(),
        required: amountText,
        done: amountText,
        left: amountText,
        /** When what it is for came: several of one kind are told apart by it. */
        openedAt: instantText,
        /** The last bets that counted, at most `lastBetsShown`, the newest first. */
        lastBets: z.array(countedBet),
      }),
    ),
    /** Whether a member may call one back that nobody has granted. */
    allowsCancel: z.boolean(),
    openWithdrawalId: withdrawalId.nullable(),
    /** Who acts next on it. */
    openNextActor: z.enum(withdrawalActors).nullable(),
    /** Until then none is taken: something that protects the account was replaced. */
    heldUntil: instantText.nullable(),
  }),
  errors: [],
});

export const listCountedBets = endpoint({
  method: 'GET',
  path: `${base}/withdrawal-terms/bets`,
  summary: 'The bets that worked off one requirement of play, newest first.',
  access: 'member',
  rate: 'read',
  query: z.strictObject({
    kind: z.enum(playSources),
    /** Of the requirement, as the terms name it. */
    reference: z.string().regex(/^[^\p{Cc}]{1,200}$/u),
    ...language,
    ...cursorQuery(50, 'bet'),
  }),
  reply: cursorPageOf(countedBet),
  errors: ['not_found'],
});

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: `${base}/withdrawals`,
  summary: 'Asks for money to be paid out; it is held at once (agents-loyalty-money.md E5).',
  access: 'member',
  verifiedPlace: true,
  stepUpWhereBound: true,
  rate: 'write',
  idempotent: true,
  body: z.strictObject({ payoutAccountId, amount: amountText }),
  reply: withdrawal,
  errors: [
    'payment_proof_required',
    'extra_factor_missing',
    'withdrawals_stopped',
    'account_locked',
    'identity_unverified',
    'not_found',
    'withdrawal_amount',
    'money_held',
    'payout_account_cooling',
    'withdrawal_limit',
    'turnover_left',
    'insufficient_balance',
    'withdrawal_open',
  ],
});

export const listWithdrawals = endpoint({
  method: 'GET',
  path: `${base}/withdrawals`,
  summary: "The member's own withdrawals, newest first.",
  access: 'member',
  rate: 'read',
  query: z.strictObject(cursorQuery(50, 'wdr')),
  reply: cursorPageOf(withdrawal.omit({ steps: true, slices: true, proofIds: true })),
  errors: [],
});

export const readWithdrawal = endpoint({
  method: 'GET',
  path: `${base}/withdrawals/{id}`,
  summary: 'One withdrawal: who acts next, since when, by when, and why.',
  access: 'member',
  rate: 'read',
  params: z.strictObject({ id: withdrawalId }),
  reply: withdrawal,
  errors: ['not_found'],
});

export const answerWithdrawalQuestion = endpoint({
  method: 'POST',
  path: `${base}/withdrawals/{id}/answer`,
  summary: 'Answers what the house asked about a withdrawal; the review goes on.',
  access: 'member',
  rate: 'write',
  idempotent: true,
  largeBody: true,
  params: z.strictObject({ id: withdrawalId }),
  body: z.strictObject({
    note: z.string().trim().min(1).max(500),
    /** Pictures in base64. */
    images: z.array(z.base64().max(700_000)).max(3).optional(),
  }),
  reply: withdrawal,
  errors: ['not_found', 'order_state_conflict', 'proof_unreadable', 'pictures_of_day'],
});

export const choosePayout = endpoint({
  method: 'POST',
  path: `${base}/withdrawals/{id}/payout-choice`,
  summary:
    'Says how a withdrawal goes on that waits for another member (agents-loyalty-money.md E6).',
  access: 'member',
  rate: 'write',
  idempotent: true,
  params: z.strictObject({ id: withdrawalId }),
  body: z.strictObject({ choice: z.enum(payoutChoices) }),
  reply: withdrawal,
  errors: ['not_found', 'order_state_conflict'],
});

export const cancelWithdrawal = endpoint({
  method: 'POST',
  path: `${base}/withdrawals/{id}/cancel`,
  summary: 'Calls a withdrawal back that nobody has granted, where the site lets its members.',
  access: 'member',
  rate: 'write',
  idempotent: true,
  params: z.strictObject({ id: withdrawalId }),
  body: z.strictObject({}),
  reply: withdrawal,
  errors: ['not_found', 'withdrawal_cancel_closed', 'order_state_conflict'],
});

export const answerReceipt = endpoint({
  method: 'POST',
  path: `${base}/withdrawals/{id}/receipt`,
  summary: 'Says whether a payment arrived (portal.md 4).',
  access: 'member',
  rate: 'write',
  idempotent: true,
  largeBody: true,
  params: z.strictObject({ id: withdrawalId }),
  body: z.strictObject({
    /** Absent for `full_payment`, which speaks of all that is open. */
    sliceId: sliceId.optional(),
    answer: z.enum(receiptAnswers),
    /** What arrived, for `partly`. */
    amount: amountText.optional(),
    note: z.string().trim().max(140).optional(),
    /** Pictures in base64, for `not_received` and `partly`. */
    images: z.array(z.base64().max(700_000)).max(3).optional(),
  }),
  reply: withdrawal,
  errors: [
    'not_found',
    'receipt_closed',
    'receipt_amount',
    'proof_missing',
    'proof_unreadable',
    'pictures_of_day',
    'proofs_enough',
  ],
});

export const createComplaint = endpoint({
  method: 'POST',
  path: `${base}/withdrawals/{id}/complaints`,
  summary: 'Says that what was counted as received did not arrive (agents-loyalty-money.md E6).',
  access: 'member',
  rate: 'write',
  idempotent: true,
  largeBody: true,
  params: z.strictObject({ id: withdrawalId }),
  body: z.strictObject({
    sliceId,
    note: z.string().trim().max(140).optional(),
    /** Pictures in base64. */
    images: z.array(z.base64().max(700_000)).max(3).optional(),
  }),
  reply: withdrawal,
  errors: [
    'not_found',
    'receipt_closed',
    'complaint_made',
    'complaint_late',
    'proof_missing',
    'proof_unreadable',
    'pictures_of_day',
  ],
});

export const readProof = endpoint({
  method: 'GET',
  path: `${base}/proofs/{id}`,
  summary: "A picture of the member's own order.",
  access: 'member',
  rate: 'read',
  params: z.strictObject({ id: proofId }),
  reply: z.strictObject({
    id: proofId,
    type: z.string(),
    image: z.base64(),
    /** Who gave it, and when: the site's slip and a member's proof are told apart by it. */
    by: z.enum(['member', 'operator']),
    madeAt: instantText,
  }),
  errors: ['not_found'],
});
