import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reasonText } from '../schemas/reason.ts';
import { amountText, currencyText, instantText } from '../schemas/wire.ts';

const base = '/api/backoffice/payment-providers';
const place = z.int().min(1).max(99);
/** As a provider hands it over; written and never shown. */
const secret = z.string().regex(/^[\x21-\x7e]{32,200}$/u);

const caller = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const settings = z.strictObject({
  /** Whether new deposits go to it; those that are with it are still followed. */
  takesDeposits: z.boolean(),
  /** Whether withdrawals may be handed to it. */
  sendsPayouts: z.boolean(),
  /** The lowest one stands first. */
  place,
  payoutLeast: amountText.nullable(),
  payoutMost: amountText.nullable(),
  /** None for every currency. */
  currencies: z.array(currencyText).max(20),
  /** Addresses and blocks from which it calls us; none for every one. */
  callers: z.array(caller).max(20),
  /** Counts the changes; a change of an older one is refused. */
  version: z.int(),
});

const providers = z.strictObject({
  currency: currencyText,
  providers: z.array(
    settings.extend({
      code: z.string(),
      name: z.string(),
      /** Where it is asked; set by those who run the machine. */
      url: z.string(),
      /** Calls of today in its name that it did not sign, or that came from elsewhere. */
      unsignedToday: z.int(),
      introducedAt: instantText,
      /** When the desk last gave it a secret. */
      secretsChangedAt: instantText.nullable(),
    }),
  ),
});

export const readPaymentProviders = endpoint({
  method: 'GET',
  path: base,
  summary: 'The providers of payments: what each is used for, in which order, within what limits.',
  access: 'operator',
  ability: 'cashier.read',
  rate: 'read',
  always: true,
  reply: providers,
  errors: [],
});

export const changePaymentProvider = endpoint({
  method: 'PUT',
  path: `${base}/{code}`,
  summary:
    'Sets what a provider is used for and from where it calls, and gives it new secrets, which are never shown.',
  access: 'operator',
  ability: 'site.manage',
  rate: 'write',
  always: true,
  stepUp: true,
  params: z.strictObject({ code: z.string().regex(/^[A-Z0-9_]{1,40}$/u) }),
  body: settings.extend({
    requestSecret: secret.optional(),
    eventSecret: secret.optional(),
    reason: reasonText,
  }),
  reply: providers,
  errors: ['not_found', 'deposit_amount', 'content_changed'],
});
