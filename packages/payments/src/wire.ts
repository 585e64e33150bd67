import { z } from 'zod';

/** In the currency's own exponent, without a sign. */
const amount = z.string().regex(/^\d{1,16}(\.\d{1,4})?$/u);
const currency = z.string().regex(/^[A-Z]{3,4}$/u);
const moment = z.iso.datetime();
const name = z.string().min(1).max(120);

/** A site asks for a payment; the same reference again gets the first answer. */
export const paymentOrder = z.strictObject({
  /** The name of the order at the site. */
  reference: name,
  kind: z.enum(['BANK', 'EWALLET', 'QR', 'CRYPTO', 'CARD']),
  amount,
  currency,
  /** Where the payer goes afterwards, and where events are told. */
  returnUrl: z.url(),
  notifyUrl: z.url(),
  expiresAt: moment,
});
export type PaymentOrder = z.output<typeof paymentOrder>;

export const orderAnswer = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('ACCEPTED'),
    /** The name of the order at the provider. */
    providerReference: name,
    url: z.url(),
    /** For the camera of a phone. */
    qrText: z.string().max(1000).nullable(),
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

export const statementQuery = z.strictObject({ from: moment, to: moment });
export type StatementQuery = z.output<typeof statementQuery>;

/** All that was paid or taken back in a time, whether or not the site was told. */
export const statementAnswer = z.object({
  rows: z
    .array(
      paid.extend({
        reference: name,
        /** A chargeback has a transaction of its own; its amount is what left again. */
        kind: z.enum(['PAYMENT', 'CHARGEBACK']).default('PAYMENT'),
      }),
    )
    .max(200_000),
});
export type StatementAnswer = z.output<typeof statementAnswer>;
