import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  envelopeKinds,
  envelopeStates,
  mostEnvelopeSeconds,
  mostGiftedMembers,
  mostPackets,
} from '../envelopes.ts';
import { mostGiftMultiple } from '../missions.ts';
import { approvalId, envelopeId } from '../schemas/ids.ts';
import { localText, nameInput } from '../schemas/points.ts';
import { reasonText } from '../schemas/reason.ts';
import { amountText, currencyText, instantInput, instantText } from '../schemas/wire.ts';

const base = '/api/backoffice/envelopes';
const mostGrabs = 3;
const mostRank = 50;
const leastSeconds = 10;
const multiple = z.int().min(0).max(mostGiftMultiple);
const account = z.string().trim().min(1).max(60);

const deskEnvelope = z.strictObject({
  id: envelopeId,
  kind: z.enum(envelopeKinds),
  names: localText,
  state: z.enum(envelopeStates),
  opensAt: instantText,
  closesAt: instantText,
  currency: currencyText,
  budgetAmount: amountText,
  packets: z.int(),
  grabs: z.int(),
  multiple: z.int(),
  needsDeposit: z.boolean(),
  needsPlay: z.boolean(),
  leastRank: z.int(),
  /** Packets of a rain that were opened; gifts that their members claimed. */
  packetsTaken: z.int(),
  takenAmount: amountText,
  /** How many members took some. */
  members: z.int(),
  madeAt: instantText,
});

/** Either of both: what was made, or the request that waits for a second person. */
const madeOrAsked = z.strictObject({
  envelope: deskEnvelope.nullable(),
  approvalId: approvalId.nullable(),
});

const making = {
  method: 'POST',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
} as const;

/** What becomes money of members, as every other money at the desk. */
const giving = { ...making, idempotent: true, stepUp: true } as const;

export const listDeskEnvelopes = endpoint({
  method: 'GET',
  path: base,
  summary: 'All red envelopes with what was taken of each, the newest first.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  reply: z.strictObject({
    currency: currencyText,
    list: z.array(deskEnvelope),
    abilities: z.array(z.literal('manage')),
  }),
  errors: [],
});

export const createEnvelope = endpoint({
  ...giving,
  path: base,
  reply: madeOrAsked,
  summary:
    'Makes a rain and cuts its packets, whose sum is its budget, or asks a second person above the ceiling.',
  body: z.strictObject({
    names: nameInput,
    opensAt: instantInput,
    seconds: z.int().min(leastSeconds).max(mostEnvelopeSeconds),
    budgetAmount: amountText,
    packets: z.int().min(1).max(mostPackets),
    leastAmount: amountText,
    mostAmount: amountText,
    grabs: z.int().min(1).max(mostGrabs),
    needsDeposit: z.boolean(),
    needsPlay: z.boolean(),
    leastRank: z.int().min(0).max(mostRank),
    multiple,
    reason: reasonText,
  }),
  errors: ['envelope_invalid', 'promotion_faulty'],
});

export const giveEnvelopes = endpoint({
  ...giving,
  path: `${base}/gifts`,
  summary:
    'Puts an envelope into the reward centre of each of some members, for seven days, or asks a second person above the ceiling.',
  reply: madeOrAsked,
  body: z.strictObject({
    names: nameInput,
    accounts: z.array(account).min(1).max(mostGiftedMembers),
    giftAmount: amountText,
    multiple,
    reason: reasonText,
  }),
  errors: ['envelope_invalid', 'envelope_account', 'promotion_faulty'],
});

export const stopEnvelope = endpoint({
  ...making,
  path: `${base}/{id}/stop`,
  reply: deskEnvelope,
  summary: 'Stops a rain; packets that were taken stay.',
  params: z.strictObject({ id: envelopeId }),
  body: z.strictObject({ reason: reasonText }),
  errors: ['not_found', 'envelope_over'],
});
