import { z } from 'zod';
import { deliveryChannels } from '../deliveries.ts';
import { endpoint } from '../endpoint.ts';
import { paymentResets } from '../protected-money.ts';
import { codeText, geetest } from '../schemas/sign-in.ts';
import { instantText } from '../schemas/wire.ts';

const base = '/wps/security';

const contact = z.strictObject({
  /** Most of it hidden: whoever looks over a shoulder learns nothing. */
  shown: z.string(),
  isProven: z.boolean(),
});

/** Where a member wants to be reached: a mobile number, or an e-mail address. */
const reached = {
  channel: z.enum(deliveryChannels),
  /** Left out for the one that stands and is not proven yet, as a registration left it. */
  address: z.string().trim().max(254).optional(),
  countryDialingCode: z.string().max(8).optional(),
};

const addressErrors = [
  'auth/operation-not-allowed',
  'auth/missing-phone-number',
  'auth/invalid-phone-number',
] as const;

export const readContacts = endpoint({
  method: 'GET',
  path: `${base}/contacts`,
  summary: 'Number and address of the signed-in member, and whether a payment password is set.',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({
    sms: contact.nullable(),
    email: contact.nullable(),
    paymentPasswordSince: instantText.nullable(),
    /** What replaces the payment password; empty where none is set. */
    paymentProofs: z.array(z.enum(paymentResets)),
    /** Whether the first payment password, set now, lets no money go out for a day. */
    firstPaymentHolds: z.boolean(),
    /** Until then no money goes out: something that protects it was replaced. */
    moneyHeldUntil: instantText.nullable(),
  }),
  errors: [],
});

export const sendContactCode = endpoint({
  method: 'POST',
  path: `${base}/contacts/code`,
  summary: 'Sends a code to a number or an address that the signed-in member wants to bind.',
  access: 'member',
  verifiedPlace: true,
  rate: 'codes',
  stepUp: true,
  body: z.strictObject({
    ...reached,
    captcha: z.string().trim().max(20).optional(),
    ...geetest,
  }),
  reply: z.strictObject({ expiredMinutes: z.int() }),
  errors: [
    ...addressErrors,
    'auth/too-many-requests',
    'codes_used_up',
    'auth/quota-exceeded',
    'auth/captcha-check-failed',
    'captcha_unreachable',
  ],
});

export const bindContact = endpoint({
  method: 'PUT',
  path: `${base}/contacts`,
  summary: 'Binds a number or an address by the code that was sent there.',
  access: 'member',
  verifiedPlace: true,
  rate: 'credentials',
  stepUp: true,
  body: z.strictObject({
    ...reached,
    verificationCode: codeText,
    /** The code that was sent to the proven contact which this one replaces. */
    formerCode: codeText.optional(),
  }),
  reply: z.strictObject({}),
  errors: [
    ...addressErrors,
    'auth/missing-verification-code',
    'auth/invalid-verification-code',
    'auth/code-expired',
    'former_code_needed',
    'contact_taken',
  ],
});

export const changePaymentPassword = endpoint({
  method: 'PUT',
  path: `${base}/payment-password`,
  summary: 'Sets the second secret of the signed-in member, for money that leaves.',
  access: 'member',
  verifiedPlace: true,
  rate: 'credentials',
  encrypted: true,
  stepUp: true,
  body: z.strictObject({
    paymentPassword: z.string().max(255),
    confirmPaymentPassword: z.string().max(255),
    /** Where one is set: what lets it be replaced, that one itself or a code that was sent. */
    proofKind: z.enum(paymentResets).optional(),
    proof: z.string().max(255).optional(),
  }),
  reply: z.strictObject({}),
  errors: ['payment_former_needed', 'payment_former_incorrect', 'login_throttled'],
});
