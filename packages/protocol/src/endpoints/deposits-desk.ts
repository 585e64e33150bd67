import { z } from 'zod';
import { depositKinds, depositRefusals, depositViews } from '../cashier.ts';
import { endpoint } from '../endpoint.ts';
import { deposit, depositLine } from '../schemas/deposit.ts';
import { approvalId, depositId, memberId, operatorId } from '../schemas/ids.ts';
import { memberTag, mostTags } from '../schemas/member-tag.ts';
import { reasonText } from '../schemas/reason.ts';
import {
  amountText,
  bankReferenceText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  instantText,
} from '../schemas/wire.ts';

const base = '/api/backoffice/deposits';
const params = z.strictObject({ id: depositId });
const person = z.strictObject({ id: operatorId, name: z.string() });

const row = depositLine.extend({
  memberId,
  memberName: z.string(),
  provider: z.string(),
  /** Who looks at it now; nobody else decides meanwhile. */
  claimedBy: person.nullable(),
  claimedUntil: instantText.nullable(),
  /** The request for a second person that it waits for. */
  approvalId: approvalId.nullable(),
});

const whole = row.extend({
  steps: deposit.shape.steps,
  payment: deposit.shape.payment,
  promotion: deposit.shape.promotion,
  proofIds: deposit.shape.proofIds,
  /** The name that the payer must have; null while nothing says the member's. */
  holder: z.string().nullable(),
  /** In whose name it came, as whoever confirmed it read at the bank. */
  payerName: z.string().nullable(),
  providerReference: z.string().nullable(),
  paidReference: z.string().nullable(),
  /** Under which its provider took it back, and how much of it the house bears. */
  chargebackReference: z.string().nullable(),
  chargebackLoss: amountText.nullable(),
  figures: z.strictObject({
    balance: amountText,
    deposited30Days: amountText,
    depositsBefore: z.int(),
  }),
  abilities: z.array(
    z.enum(['claim', 'confirm', 'refuse', 'credit', 'refund', 'end_refund', 'charge_back']),
  ),
});

const shared = { access: 'operator', rate: 'write', always: true } as const;
const decision = { ...shared, method: 'POST', params, reply: whole } as const;
const money = { ...decision, ability: 'cashier.decide', idempotent: true, stepUp: true } as const;

export const listDepositQueue = endpoint({
  method: 'GET',
  path: base,
  summary: 'Deposits of one list, the oldest first; closed ones the newest first.',
  access: 'operator',
  ability: 'cashier.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    view: z.enum(depositViews).optional(),
    memberId: memberId.optional(),
    ...cursorQuery(100, 'dep'),
  }),
  reply: cursorPageOf(row).extend({ counts: z.record(z.enum(depositViews), z.int()) }),
  errors: [],
});

export const readQueuedDeposit = endpoint({
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One deposit with what decides about it.',
  access: 'operator',
  ability: 'cashier.read',
  rate: 'read',
  always: true,
  params,
  reply: whole,
  errors: ['not_found'],
});

export const claimDeposit = endpoint({
  ...decision,
  path: `${base}/{id}/claim`,
  summary: 'Takes a deposit for ten minutes, so that nobody else decides about it.',
  ability: 'cashier.decide',
  errors: ['not_found', 'order_claimed', 'order_state_conflict'],
});

export const confirmDeposit = endpoint({
  ...money,
  path: `${base}/{id}/confirm`,
  summary: 'Says what arrived at the bank; credits it, at once or by a second person (R53).',
  body: z.strictObject({
    amount: amountText,
    bankReference: bankReferenceText,
    payerName: z.string().trim().min(2).max(80),
    reason: reasonText,
  }),
  errors: [
    'not_found',
    'order_claimed',
    'order_state_conflict',
    'deposit_paid_amount',
    'amount_too_large',
    'reference_used',
    'approval_waiting',
  ],
});

export const refuseDeposit = endpoint({
  ...decision,
  path: `${base}/{id}/refuse`,
  summary: 'Refuses a transfer that did not arrive.',
  ability: 'cashier.decide',
  body: z.strictObject({ code: z.enum(depositRefusals), reason: reasonText }),
  errors: ['not_found', 'order_claimed', 'order_state_conflict'],
});

export const creditDeposit = endpoint({
  ...money,
  path: `${base}/{id}/credit`,
  summary: 'Credits what was really paid: another amount, or a payment that came late.',
  body: z.strictObject({ reason: reasonText }),
  errors: ['not_found', 'order_claimed', 'order_state_conflict', 'deposit_protected'],
});

export const refundDeposit = endpoint({
  ...decision,
  path: `${base}/{id}/refund`,
  summary: 'Decides that a payment goes back to its payer.',
  ability: 'cashier.decide',
  body: z.strictObject({ reason: reasonText }),
  errors: ['not_found', 'order_claimed', 'order_state_conflict'],
});

export const endRefund = endpoint({
  ...money,
  path: `${base}/{id}/end-refund`,
  summary: 'Says that a payment went back, with the reference of the bank.',
  ability: 'cashier.pay',
  body: z.strictObject({ bankReference: bankReferenceText, reason: reasonText }),
  errors: [
    'not_found',
    'order_claimed',
    'order_state_conflict',
    'order_own_decision',
    'approval_decider_barred',
  ],
});

export const chargeBackDeposit = endpoint({
  ...money,
  path: `${base}/{id}/charge-back`,
  summary:
    'Says that a provider took a credited payment back; at once or by a second person (R53).',
  body: z.strictObject({ bankReference: bankReferenceText, reason: reasonText }),
  errors: [
    'not_found',
    'order_claimed',
    'order_state_conflict',
    'reference_used',
    'approval_waiting',
  ],
});

const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u);

/** Of `changeRanks`, which counts from none. */
const mostRank = 50;
const rank = z.int().min(0).max(mostRank);

const channelSettings = z.strictObject({
  isOpen: z.boolean(),
  /** Counts the changes of the desk; a change of an older one is refused. */
  version: z.int().min(0),
  /** The lowest one is shown first. */
  place: z.int().min(1).max(99),
  least: amountText,
  most: amountText,
  /** Of one member in a day. */
  dailyMost: amountText,
  fee: z.strictObject({
    fixed: amountText,
    percent: z.string().regex(/^\d{1,2}(?:\.\d{1,4})?$/u),
    least: amountText,
    most: amountText.nullable(),
  }),
  /** On the clock of the site; null for all day. */
  hours: z.strictObject({ opens: hour, closes: hour }).nullable(),
  /** Who sees it; without a bound, and without tags, everybody. */
  audience: z.strictObject({
    leastRank: rank.nullable(),
    mostRank: rank.nullable(),
    /** A member carries one of them. */
    tags: z.array(memberTag).max(mostTags),
  }),
  /** How long an order of it can be paid. */
  minutes: z.int().min(5).max(1440),
  /** Only these amounts; empty for every one within the limits. */
  fixed: z.array(amountText).max(8),
  /** Its share of the members among channels of its kind that have one; null is shown to all. */
  weight: z.int().min(1).max(1000).nullable(),
  /** What members read at it, by language of the site. */
  notes: z.record(z.string().regex(/^[\w-]{2,12}$/u), z.string().trim().min(1).max(200)),
});

const channel = z.strictObject({
  code: z.string(),
  kind: z.enum(depositKinds),
  name: z.string(),
  provider: z.string(),
  /** Whether its provider has introduced itself; transfers by hand need none. */
  isReady: z.boolean(),
  /** Whether that provider takes deposits in this currency. */
  isServed: z.boolean(),
  isInHours: z.boolean(),
  ...channelSettings.shape,
  openOrders: z.int(),
  credited24Hours: amountText,
});

const channels = z.strictObject({
  currency: currencyText,
  /** In which members read. */
  languages: z.array(z.strictObject({ code: z.string(), locale: z.string() })),
  channels: z.array(channel),
});

export const readDepositChannels = endpoint({
  method: 'GET',
  path: '/api/backoffice/deposit-channels',
  summary: 'The channels of deposits: open or closed, limits, what came through them.',
  access: 'operator',
  ability: 'cashier.read',
  rate: 'read',
  always: true,
  reply: channels,
  errors: [],
});

export const changeDepositChannel = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/backoffice/deposit-channels/{code}',
  summary: 'Opens or closes a channel, sets its order, limits, fee, hours, audience and words.',
  ability: 'cashier.decide',
  stepUp: true,
  params: z.strictObject({ code: z.string().regex(/^[\w-]{1,40}$/u) }),
  body: channelSettings
    .extend({ reason: reasonText })
    .refine(
      ({ audience: { leastRank, mostRank: most } }) => (leastRank ?? 0) <= (most ?? mostRank),
    ),
  reply: channels,
  errors: ['not_found', 'deposit_amount', 'content_changed'],
});
