import { z } from 'zod';
import { address, text } from './texts.ts';

/** In the currency's own exponent, without a sign. */
const amount = z.string().regex(/^\d{1,16}(\.\d{1,4})?$/u);
const currency = z.string().regex(/^[A-Z]{3,4}$/u);
const moment = z.iso.datetime();
const name = text.min(1).max(120);

/** A site asks for a payment; the same reference again gets the first answer. */
export const paymentOrder = z.strictObject({
  /** The name of the order at the site. */
  reference: name,
  kind: z.enum(['BANK', 'EWALLET', 'QR', 'CRYPTO', 'CARD']),
  amount,
  currency,
  /** Where the payer goes afterwards, and where events are told. */
  returnUrl: address,
  notifyUrl: address,
  expiresAt: moment,
});
export type PaymentOrder = z.output<typeof paymentOrder>;

export const orderAnswer = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('ACCEPTED'),
    /** The name of the order at the provider. */
    providerReference: name,
    url: address,
    /** For the camera of a phone. */
    qrText: text.max(1000).nullable(),
  }),
  z.object({ state: z.literal('REFUSED') }),
]);
export type OrderAnswer = z.output<typeof orderAnswer>;

export const orderQuery = z.strictObject({ reference: name });
export type OrderQuery = z.output<typeof orderQuery>;

/** `UNKNOWN`: the provider has no such order. */
export const paymentStates = [
  'UNKNOWN',
  'PENDING',
  'CONFIRMING',
  'PAID',
  'FAILED',
  'CHARGEBACK',
] as const;
export type PaymentState = (typeof paymentStates)[number];

const paid = z.object({
  amount,
  currency,
  /** The payment itself, once for ever. */
  transaction: name,
  paidAt: moment,
});

/** What was paid and is taken back, by its own name and moment. */
const chargeback = z.object({ transaction: name, at: moment });

export const stateAnswer = z.object({
  state: z.enum(paymentStates),
  /** Only when it is paid, or was. */
  paid: paid.nullable(),
  /** Only when it was taken back. */
  chargeback: chargeback.optional(),
});
export type StateAnswer = z.output<typeof stateAnswer>;

/** `DROPPED`: what was seen did not come in the end. */
export const eventStates = ['CONFIRMING', 'DROPPED', 'PAID', 'FAILED', 'CHARGEBACK'] as const;
export type EventState = (typeof eventStates)[number];

/** What a provider tells; as often as it likes, and in any order. */
export const paymentEvent = z.object({
  eventId: name,
  reference: name,
  state: z.enum(eventStates),
  paid: paid.nullable(),
  chargeback: chargeback.optional(),
});
export type PaymentEvent = z.output<typeof paymentEvent>;

/** A site asks for money to be paid out; the same reference again is the same payment. */
export const payoutOrder = z.strictObject({
  /** The name of the payment at the site. */
  reference: name,
  kind: z.enum(['BANK', 'EWALLET', 'CRYPTO']),
  amount,
  currency,
  /** Who is paid, and where. */
  institution: name,
  holder: name,
  number: name,
  /** Where events are told. */
  notifyUrl: address,
});
export type PayoutOrder = z.output<typeof payoutOrder>;

/**
 * `UNKNOWN`: the provider has no such payment, so it was never asked for. `RETURNED`: it was paid,
 * and the bank of its receiver sent it back.
 */
const payoutStates = ['UNKNOWN', 'PENDING', 'PAID', 'FAILED', 'RETURNED'] as const;

/** `DESTINATION`: nobody can be paid there. `RETRY`: another try may succeed. */
export const payoutFailures = ['DESTINATION', 'RETRY'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

/** Where a payment stands: the answer to an order and to a question about it. */
export const payoutAnswer = z.object({
  state: z.enum(payoutStates),
  /** When it is paid; once it came back the transaction by which it did. */
  paid: paid.nullable(),
  /** Only when it failed; nothing left the provider then. */
  failure: z.enum(payoutFailures).nullable(),
});
export type PayoutAnswer = z.output<typeof payoutAnswer>;

/** What a provider tells of a payment to a member; `kind` tells it from what is paid in. */
export const payoutEvent = z.object({
  kind: z.literal('PAYOUT'),
  eventId: name,
  reference: name,
  state: z.enum(['PAID', 'FAILED', 'RETURNED']),
  paid: paid.nullable(),
  failure: z.enum(payoutFailures).nullable(),
});
export type PayoutEvent = z.output<typeof payoutEvent>;

export const statementQuery = z.strictObject({ from: moment, to: moment });
export type StatementQuery = z.output<typeof statementQuery>;

/** All that was paid, taken back or paid out in a time, whether or not the site was told. */
export const statementAnswer = z.object({
  rows: z
    .array(
      paid.extend({
        reference: name,
        /** A chargeback has a transaction of its own; its amount is what left again. */
        kind: z.enum(['PAYMENT', 'CHARGEBACK', 'PAYOUT', 'RETURN']).default('PAYMENT'),
      }),
    )
    .max(200_000),
});
export type StatementAnswer = z.output<typeof statementAnswer>;
