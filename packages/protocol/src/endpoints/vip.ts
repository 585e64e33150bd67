import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rateCategories } from '../rate-categories.ts';
import { approvalId, memberId, vipStepId } from '../schemas/ids.ts';
import { plainLine } from '../schemas/plain-line.ts';
import { localText } from '../schemas/points.ts';
import { reasonText } from '../schemas/reason.ts';
import { rateText } from '../schemas/terms.ts';
import { birthdayGift, rankBenefit, vipRank } from '../schemas/vip.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  dayInput,
  dayText,
  instantText,
  languageCode,
} from '../schemas/wire.ts';

const mostRanks = 51;
const host = z.strictObject({ name: z.string(), contact: z.string() });

export const listVipRanks = endpoint({
  method: 'GET',
  path: '/wps/relay/vip/ranks',
  summary: 'The ladder of ranks; empty where the site has none.',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({ language: languageCode.optional() }),
  reply: z.strictObject({
    hasVip: z.boolean(),
    currency: currencyText,
    list: z.array(vipRank),
    /** In the order of the list. */
    benefits: z.array(rankBenefit),
  }),
  errors: [],
});

export const readVip = endpoint({
  method: 'GET',
  path: '/wps/relay/vip',
  summary: 'Where the caller stands on the ladder, and what is missing for the next rank.',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({
    hasVip: z.boolean(),
    /** The name and the number of the rank (portal.md 3); empty and 0 where there are none. */
    vipLabelName: z.string(),
    vipRankLevel: z.int(),
    currency: currencyText,
    /** Of a life. */
    deposit: amountText,
    valid: amountText,
    /** What keeps the rank: play since the day, by the day after which it is checked. */
    keep: z
      .strictObject({ valid: amountText, needed: amountText, from: dayText, to: dayText })
      .nullable(),
    /** Null where the rank has none. */
    birthday: birthdayGift.nullable(),
    /** Who of the house looks after the caller; null where nobody does. */
    host: host.nullable(),
    /** Newest first. */
    steps: z.array(
      z.strictObject({
        id: vipStepId,
        at: instantText,
        fromRank: z.int(),
        toRank: z.int(),
        gift: amountText,
      }),
    ),
  }),
  errors: [],
});

export const claimBirthdayGift = endpoint({
  method: 'POST',
  path: '/wps/relay/vip/birthday',
  summary: 'Takes the gift of the own rank for a birthday, once for each birthday and person.',
  access: 'member',
  rate: 'write',
  idempotent: true,
  reply: birthdayGift,
  errors: [
    'account_locked',
    'bonuses_stopped',
    'on_break',
    'self_excluded',
    'consent_needed',
    'not_found',
    'reward_state',
    'one_per_person',
  ],
});

const deskRank = vipRank.omit({ name: true, rebates: true }).extend({
  names: localText,
  /** Of the play in each category; 0 where it brings no more than everybody gets. */
  rates: z.record(z.enum(rateCategories), rateText),
});

const ladder = z.strictObject({
  hasVip: z.boolean(),
  currency: currencyText,
  list: z.array(deskRank),
  /** What promotions and the cashier add, in the order of the list. */
  benefits: z.array(rankBenefit),
  abilities: z.array(z.literal('manage')),
});

export const listVipLevels = endpoint({
  method: 'GET',
  path: '/api/backoffice/vip/ranks',
  summary: 'The ladder of ranks with its names in every language.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  reply: ladder,
  errors: [],
});

export const changeVipLevels = endpoint({
  method: 'PUT',
  path: '/api/backoffice/vip/ranks',
  summary:
    'Replaces the ladder, or asks a second person where that gives more to anybody; who stands on a rank keeps it until its next check.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  idempotent: true,
  stepUp: true,
  body: z.strictObject({ list: z.array(deskRank).min(1).max(mostRanks), reason: reasonText }),
  /** The ladder that holds, which is that of before while the new one waits. */
  reply: ladder.extend({ approvalId: approvalId.nullable() }),
  errors: ['vip_ladder_invalid', 'return_guard', 'approval_waiting'],
});

export const placeOnRank = endpoint({
  method: 'POST',
  path: '/api/backoffice/vip/standings',
  summary:
    'Puts a member on a rank by hand, where wanted until a day; no upgrade gift comes of it.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  body: z.strictObject({
    account: z.string().trim().min(1).max(60),
    rank: z.int().min(0).max(mostRanks),
    /** The last day on which it is neither raised nor lost; null for none. */
    lockedUntil: dayInput.nullable(),
    reason: reasonText,
  }),
  reply: z.strictObject({
    account: z.string(),
    fromRank: z.int(),
    rank: z.int(),
    lockedUntil: dayText.nullable(),
  }),
  errors: [
    'not_found',
    'vip_rank_unknown',
    'vip_lock_over',
    'bonuses_stopped',
    'on_break',
    'consent_needed',
    'self_excluded',
    'account_locked',
  ],
});

export const listHostedMembers = endpoint({
  method: 'GET',
  path: '/api/backoffice/vip/hosts',
  summary: 'Members whom a host looks after, of one host or of all, and how many each host has.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    host: z.string().trim().min(1).max(60).optional(),
    ...cursorQuery(100, 'mbr'),
  }),
  reply: cursorPageOf(
    z.strictObject({
      memberId,
      account: z.string(),
      ...host.shape,
      /** The first day without the host, unless the member is checked anew. */
      reviewOn: dayText,
      isDue: z.boolean(),
    }),
  ).extend({
    hosts: z.array(z.strictObject({ name: z.string(), members: z.int(), due: z.int() })),
  }),
  errors: [],
});

export const assignHost = endpoint({
  method: 'POST',
  path: '/api/backoffice/vip/hosts',
  summary: 'Names who looks after a member whose rank has a host, for a year, or takes them away.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  body: z.strictObject({
    account: z.string().trim().min(1).max(60),
    /** Null takes the host away. */
    host: z
      .strictObject({
        name: z.string().trim().min(1).max(60).regex(plainLine),
        /** How to reach them: an address, a number, hours. */
        contact: z.string().trim().min(1).max(120).regex(plainLine),
        /** The source of the money and the signs of harm were looked at. */
        isChecked: z.literal(true),
      })
      .nullable(),
    reason: reasonText,
  }),
  reply: z.strictObject({
    account: z.string(),
    /** With the first day without them, unless the member is checked anew. */
    host: host.extend({ reviewOn: dayText }).nullable(),
  }),
  errors: [
    'not_found',
    'vip_no_host',
    'identity_unverified',
    'bonuses_stopped',
    'on_break',
    'consent_needed',
    'self_excluded',
    'account_locked',
  ],
});
