import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mostTeamPackets, teamEnvelopeStates } from '../envelopes.ts';
import { envelopeId } from '../schemas/ids.ts';
import { geetest } from '../schemas/sign-in.ts';
import { amountText, currencyText, instantText } from '../schemas/wire.ts';

const account = z.string().trim().min(1).max(60);

const teamEnvelope = z.strictObject({
  id: envelopeId,
  greeting: z.string(),
  state: z.enum(teamEnvelopeStates),
  isRandom: z.boolean(),
  /** For members who were named; else for the first who come. */
  isChosen: z.boolean(),
  currency: currencyText,
  budgetAmount: amountText,
  takenAmount: amountText,
  /** What came back; null before it is over. */
  returnedAmount: amountText.nullable(),
  packets: z.int(),
  madeAt: instantText,
  closesAt: instantText,
  takers: z.array(z.strictObject({ account: z.string(), giftAmount: amountText, at: instantText })),
});

export const listTeamEnvelopes = endpoint({
  method: 'GET',
  path: '/wps/agent/envelopes',
  summary: 'Red envelopes that the agent gave, newest first, with who took what.',
  access: 'agent',
  rate: 'read',
  reply: z.strictObject({
    currency: currencyText,
    /** The most that one may hold, and how many more today. */
    most: amountText,
    leftToday: z.int(),
    list: z.array(teamEnvelope),
  }),
  errors: [],
});

export const createTeamEnvelope = endpoint({
  method: 'POST',
  path: '/wps/agent/envelopes',
  summary: 'Gives a red envelope to members right below, from the own money; a day to take it.',
  access: 'agent',
  verifiedPlace: true,
  stepUpWhereBound: true,
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    greeting: z.string().trim().min(1).max(60),
    budgetAmount: amountText,
    isRandom: z.boolean(),
    to: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('chosen'),
        accounts: z.array(account).min(1).max(mostTeamPackets),
      }),
      z.strictObject({ kind: z.literal('first'), packets: z.int().min(1).max(mostTeamPackets) }),
    ]),
  }),
  reply: teamEnvelope,
  errors: [
    'payment_proof_required',
    'team_envelope_amount',
    'transfers_stopped',
    'account_locked',
    'money_held',
    'on_break',
    'consent_needed',
    'self_excluded',
    'identity_unverified',
    'envelope_account',
    'team_envelope_limit',
    'turnover_left',
    'insufficient_balance',
  ],
});

export const listReceivedEnvelopes = endpoint({
  method: 'GET',
  path: '/wps/relay/teamEnvelopes',
  summary: 'Red envelopes of the agent above that wait for the caller, or were taken lately.',
  access: 'member',
  rate: 'read',
  reply: z.array(
    z.strictObject({
      id: envelopeId,
      greeting: z.string(),
      /** The agent above, in part. */
      from: z.string(),
      currency: currencyText,
      /** `WAITING`: there is a packet for the caller. */
      state: z.enum(['WAITING', 'TAKEN', 'EMPTY']),
      closesAt: instantText,
      giftAmount: amountText.nullable(),
      takenAt: instantText.nullable(),
    }),
  ),
  errors: [],
});

export const openTeamEnvelope = endpoint({
  method: 'POST',
  path: '/wps/relay/teamEnvelopes/{id}/open',
  summary: 'Takes the packet of the caller; it is in the balance at once, to be played once.',
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
    'not_found',
    'envelope_over',
    'envelope_limit',
    'one_per_person',
    'envelope_empty',
    'transfers_stopped',
    'deposits_stopped',
    'limit_reached',
    'account_locked',
    'on_break',
    'consent_needed',
    'self_excluded',
    'identity_unverified',
  ],
});
