import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { transferId } from '../schemas/ids.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  instantText,
} from '../schemas/wire.ts';

const base = '/wps/relay/cashier';
/** The account of a member right below, or absent for the agent above. */
const account = z.string().trim().min(1).max(60);

const transfer = z.strictObject({
  id: transferId,
  reference: z.string(),
  direction: z.enum(['in', 'out']),
  /** The other side, by its account; the agent above only in part. */
  partner: z.string(),
  amount: amountText,
  currency: currencyText,
  at: instantText,
  /** What the house took back of it; null on most. */
  takenBack: amountText.nullable(),
});

export const readTransferTerms = endpoint({
  method: 'GET',
  path: `${base}/transfer-terms`,
  summary:
    'What the member may transfer now, and to whom: the agent above, or who was asked about.',
  access: 'member',
  rate: 'read',
  query: z.strictObject({ to: account.optional() }),
  reply: z.strictObject({
    currency: currencyText,
    available: amountText,
    least: amountText,
    most: amountText,
    leftToday: amountText,
    leftCount: z.int(),
    /** Play that is still asked for before money may leave. */
    playLeft: amountText,
    /** How often the receiver has to play the amount. */
    turnover: z.int(),
    /** The agent above, in part; null where there is none, or the site allows no transfers up. */
    upline: z.string().nullable(),
    /** Whether members right below can be paid. */
    isDownlineOpen: z.boolean(),
    /** Whether the site lets money go up at all, to whomever. */
    isUplineOpen: z.boolean(),
    /** Until then none is taken: something that protects the account was replaced. */
    heldUntil: instantText.nullable(),
    /** The name of the member asked about, in part, to be confirmed; null where none was. */
    recipient: z.string().nullable(),
  }),
  errors: ['not_found', 'transfer_partner_unavailable'],
});

export const createTransfer = endpoint({
  method: 'POST',
  path: `${base}/transfers`,
  summary: 'Transfers money to the agent above, or to a member right below.',
  access: 'member',
  verifiedPlace: true,
  stepUpWhereBound: true,
  rate: 'write',
  idempotent: true,
  body: z.strictObject({ to: account.optional(), amount: amountText }),
  reply: transfer,
  errors: [
    'payment_proof_required',
    'not_found',
    'transfer_amount',
    'transfers_stopped',
    'account_locked',
    'money_held',
    'on_break',
    'consent_needed',
    'self_excluded',
    'identity_unverified',
    'transfer_partner_unavailable',
    'transfer_limit',
    'turnover_left',
    'extra_factor_missing',
    'insufficient_balance',
  ],
});

export const listTransfers = endpoint({
  method: 'GET',
  path: `${base}/transfers`,
  summary: "The member's own transfers with agents and members, newest first.",
  access: 'member',
  rate: 'read',
  query: z.strictObject(cursorQuery(50, 'trf')),
  reply: cursorPageOf(transfer),
  errors: [],
});
