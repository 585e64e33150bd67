import { z } from 'zod';
import { campaignConsents, campaignStates, mostCampaignDays } from '../campaigns.ts';
import { endpoint } from '../endpoint.ts';
import { brandAudience } from '../schemas/audience.ts';
import { campaignId } from '../schemas/ids.ts';
import { localText, nameInput } from '../schemas/points.ts';
import { reasonBody, reasonText } from '../schemas/reason.ts';
import { instantInput, instantText } from '../schemas/wire.ts';

const base = '/api/backoffice/campaigns';
const days = z.int().min(1).max(mostCampaignDays).nullable();

const segment = brandAudience.pick({ languages: true, countries: true, leastRank: true }).extend({
  agent: z.string().trim().min(1).max(60).nullable(),
  seenWithinDays: days,
  awayForDays: days,
  consent: z.enum(campaignConsents).nullable(),
});

const campaign = z.strictObject({
  id: campaignId,
  titles: localText,
  texts: localText,
  segment,
  sendAt: instantText,
  state: z.enum(campaignStates),
  /** How many members have it in their inbox. */
  reached: z.int(),
  madeBy: z.string(),
  madeAt: instantText,
  endedAt: instantText.nullable(),
  /** What this operator may do with it now. */
  abilities: z.array(z.literal('stop')),
});

const reading = {
  access: 'operator',
  ability: 'content.read',
  rate: 'read',
  always: true,
} as const;
const managing = {
  method: 'POST',
  access: 'operator',
  ability: 'content.manage',
  rate: 'write',
  always: true,
} as const;

export const listCampaigns = endpoint({
  ...reading,
  method: 'GET',
  path: base,
  summary: 'Messages of operators to parts of the members, newest first, with whom they reached.',
  reply: z.strictObject({
    list: z.array(campaign),
    abilities: z.array(z.literal('manage')),
    /** Whether ranks may be asked for. */
    hasVip: z.boolean(),
  }),
  errors: [],
});

export const previewCampaign = endpoint({
  ...managing,
  path: `${base}/preview`,
  summary: 'How many members a campaign would reach now: who may have no offers does not count.',
  body: z.strictObject({ segment }),
  reply: z.strictObject({
    members: z.int(),
    /** How many of them agreed to offers there. */
    email: z.int(),
    sms: z.int(),
  }),
  errors: ['campaign_agent'],
});

export const createCampaign = endpoint({
  ...managing,
  path: base,
  summary: 'Sends a message to a part of the members, at once or at a moment.',
  body: z.strictObject({
    /** Of the form: sent twice it is one campaign. */
    formKey: z.uuid(),
    titles: nameInput,
    texts: nameInput,
    segment,
    /** Null for at once. */
    sendAt: instantInput.nullable(),
    reason: reasonText,
  }),
  reply: campaign,
  errors: ['campaign_agent'],
});

export const stopCampaign = endpoint({
  ...managing,
  path: `${base}/{id}/stop`,
  summary: 'Sends a campaign to nobody more; whoever has it keeps it.',
  params: z.strictObject({ id: campaignId }),
  body: reasonBody,
  reply: campaign,
  errors: ['not_found', 'campaign_state'],
});
