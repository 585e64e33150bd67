import { z } from 'zod';
import { depositKinds } from '../cashier.ts';
import { endpoint } from '../endpoint.ts';
import { limitPeriods } from '../protection.ts';
import { deposit, depositLine } from '../schemas/deposit.ts';
import { depositId, promotionId } from '../schemas/ids.ts';
import { offeredPromotion } from '../schemas/promotion.ts';
import {
  amountText,
  bankReferenceText,
  currencyText,
  cursorPageOf,
  cursorQuery,
} from '../schemas/wire.ts';

const base = '/wps/relay/cashier';
const params = z.strictObject({ id: depositId });

export const readDepositTerms = endpoint({
  method: 'GET',
  path: `${base}/deposit-terms`,
  summary: 'How money can come in now: channels with their limits, fees and times.',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({
    currency: currencyText,
    channels: z.array(
      z.strictObject({
        code: z.string(),
        kind: z.enum(depositKinds),
        name: z.string(),
        least: amountText,
        most: amountText,
        /** Amounts to choose from. */
        quick: z.array(amountText),
        /** Whether it takes no others. */
        isFixed: z.boolean(),
        /** What is left of today in this channel. */
        leftToday: amountText,
        fee: z.strictObject({
          fixed: amountText,
          partsPerMillion: z.int(),
          least: amountText,
          most: amountText.nullable(),
        }),
        /** Minutes within which the money usually is there. */
        arrives: z.strictObject({ least: z.int(), most: z.int() }),
        /** What the house says about this way in. */
        note: z.string().nullable(),
        /** The order that waits in this channel already. */
        openDepositId: depositId.nullable(),
      }),
    ),
    /** Play that is asked for before deposited money leaves, as a multiple. */
    turnover: z.int(),
    /** Whether the member has to choose about a deposit limit first (R6). */
    asksForLimit: z.boolean(),
    /** What is left by the tightest of the own limits on deposits; null without any. */
    ownLimit: z.strictObject({ left: amountText, period: z.enum(limitPeriods) }).nullable(),
    /** Of which a deposit may serve one. */
    promotions: z.array(offeredPromotion),
  }),
  errors: [],
});

export const createDeposit = endpoint({
  method: 'POST',
  path: `${base}/deposits`,
  summary: 'Opens a deposit; the answer, or its page a moment later, says how to pay.',
  access: 'member',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    channel: z.string().min(1).max(40),
    amount: amountText,
    /** The member says before the first deposit that no limit is wanted (R6). */
    isWithoutLimit: z.literal(true).optional(),
    /** The promotion that it is to serve, on the terms that were shown. */
    promotion: z.strictObject({ id: promotionId, version: z.int() }).optional(),
  }),
  reply: deposit,
  errors: [
    'deposit_channel_closed',
    'deposit_amount',
    'deposits_stopped',
    'account_locked',
    'on_break',
    'consent_needed',
    'self_excluded',
    'identity_unverified',
    'limit_reached',
    'limit_choice_needed',
    'deposit_channel_open',
    'deposits_open',
    'deposit_too_soon',
    'deposit_channel_limit',
    'not_found',
    'promotion_group_taken',
    'promotion_status',
    'promotion_changed',
    'promotion_deposit_least',
    'bonuses_stopped',
  ],
});

export const listDeposits = endpoint({
  method: 'GET',
  path: `${base}/deposits`,
  summary: "The member's own deposits, newest first.",
  access: 'member',
  rate: 'read',
  query: z.strictObject(cursorQuery(50, 'dep')),
  reply: cursorPageOf(depositLine),
  errors: [],
});

export const readDeposit = endpoint({
  method: 'GET',
  path: `${base}/deposits/{id}`,
  summary: 'One deposit: how to pay, who acts next, since when, by when, and why.',
  access: 'member',
  rate: 'read',
  params,
  reply: deposit,
  errors: ['not_found'],
});

export const proveDeposit = endpoint({
  method: 'POST',
  path: `${base}/deposits/{id}/proof`,
  summary: 'Says that a transfer was made, with pictures of it.',
  access: 'member',
  rate: 'write',
  idempotent: true,
  largeBody: true,
  params,
  body: z.strictObject({
    /** Pictures in base64. */
    images: z.array(z.base64().max(700_000)).min(1).max(3),
  }),
  reply: deposit,
  errors: ['not_found', 'order_state_conflict', 'proof_unreadable', 'pictures_of_day'],
});

export const claimPeerPayment = endpoint({
  method: 'POST',
  path: `${base}/deposits/{id}/claim`,
  summary: 'Says that another member was paid, with the reference and pictures of it.',
  access: 'member',
  rate: 'write',
  idempotent: true,
  largeBody: true,
  params,
  body: z.strictObject({
    bankReference: bankReferenceText,
    /** Pictures in base64. */
    images: z.array(z.base64().max(700_000)).min(1).max(3),
  }),
  reply: deposit,
  errors: [
    'not_found',
    'order_state_conflict',
    'proofs_enough',
    'reference_used',
    'proof_unreadable',
    'pictures_of_day',
  ],
});

export const askDeposit = endpoint({
  method: 'POST',
  path: `${base}/deposits/{id}/ask`,
  summary: 'Asks the provider of a deposit now, because its member came back from its page.',
  access: 'member',
  rate: 'write',
  params,
  reply: deposit,
  errors: ['not_found'],
});

export const cancelDeposit = endpoint({
  method: 'POST',
  path: `${base}/deposits/{id}/cancel`,
  summary: 'Takes back a deposit that was not paid.',
  access: 'member',
  rate: 'write',
  idempotent: true,
  params,
  reply: deposit,
  errors: ['not_found', 'order_state_conflict'],
});
