import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { envelopeStates } from '../envelopes.ts';
import { envelopeId } from '../schemas/ids.ts';
import { geetest } from '../schemas/sign-in.ts';
import { amountText, currencyText, instantText, languageCode } from '../schemas/wire.ts';

export const listEnvelopes = endpoint({
  method: 'GET',
  path: '/wps/relay/envelopes',
  summary: 'Rains of red envelopes that run, come, or ended a short time ago.',
  access: 'member',
  rate: 'read',
  query: z.strictObject({ language: languageCode.optional() }),
  reply: z.array(
    z.strictObject({
      id: envelopeId,
      name: z.string(),
      state: z.enum(envelopeStates),
      opensAt: instantText,
      closesAt: instantText,
      currency: currencyText,
      budgetAmount: amountText,
      packets: z.int(),
      packetsLeft: z.int(),
      /** How many the caller may take. */
      grabs: z.int(),
      /** Only for who paid something in during the last seven days. */
      needsDeposit: z.boolean(),
      /** Only for who played yesterday. */
      needsPlay: z.boolean(),
      /** The least rank that may take one; 0 for everybody. */
      leastRank: z.int(),
      multiple: z.int(),
      ownPackets: z.int(),
      ownAmount: amountText,
    }),
  ),
  errors: [],
});

export const openEnvelope = endpoint({
  method: 'POST',
  path: '/wps/relay/envelopes/{id}/open',
  summary: 'Takes one packet of a rain; it is in the balance at once.',
  access: 'member',
  rate: 'write',
  idempotent: true,
  params: z.strictObject({ id: envelopeId }),
  body: z.strictObject({ captcha: z.string().trim().max(20).optional(), ...geetest }),
  reply: z.strictObject({ giftAmount: amountText, currency: currencyText }),
  errors: [
    'envelope_pace',
    'captcha_required',
    'captcha_incorrect',
    'captcha_unreachable',
    'account_locked',
    'bonuses_stopped',
    'on_break',
    'consent_needed',
    'self_excluded',
    'not_found',
    'envelope_not_open',
    'envelope_over',
    'envelope_not_eligible',
    'envelope_limit',
    'one_per_person',
    'envelope_empty',
  ],
});
