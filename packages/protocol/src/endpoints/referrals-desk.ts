import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mostGiftMultiple } from '../missions.ts';
import { referralReasons, referralStates } from '../referrals.ts';
import { approvalId, memberId } from '../schemas/ids.ts';
import { localText, nameInput } from '../schemas/points.ts';
import { reasonText } from '../schemas/reason.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  instantText,
} from '../schemas/wire.ts';

const base = '/api/backoffice/referrals';
const mostDays = 365;
const mostInMonth = 10_000;
const mostInLife = 100_000;
/** Nothing below zero. */
const giftText = z.string().regex(/^\d{1,12}(\.\d{1,3})?$/u);

const rulesForm = z.strictObject({
  isOpen: z.boolean(),
  /** What the reward is called, by locale. */
  names: nameInput,
  windowDays: z.int().min(1).max(mostDays),
  leastDepositAmount: giftText,
  leastValidAmount: giftText,
  needsPhone: z.boolean(),
  monthlyLimit: z.int().min(1).max(mostInMonth),
  lifeLimit: z.int().min(1).max(mostInLife),
  referrerAmount: giftText,
  friendAmount: giftText,
  multiple: z.int().min(0).max(mostGiftMultiple),
  /** Of what a friend plays in these days, for who invited them; hundredths of a percent. */
  shareBasisPoints: z.int().min(0).max(100),
  needsIdentity: z.boolean(),
});

const rulesReply = z.strictObject({
  /** 0 while there were never any. */
  version: z.int(),
  rules: rulesForm
    .extend({
      names: localText,
      leastDepositAmount: amountText,
      leastValidAmount: amountText,
      referrerAmount: amountText,
      friendAmount: amountText,
    })
    .nullable(),
  currency: currencyText,
  madeBy: z.string().nullable(),
  madeAt: instantText.nullable(),
  /** The request for a second person under which other rules wait. */
  approvalId: approvalId.nullable(),
  /** What this operator may do besides. */
  abilities: z.array(z.literal('manage')),
});

export const readReferralRules = endpoint({
  method: 'GET',
  path: `${base}/rules`,
  summary: 'Under which rules invitations are rewarded now.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  reply: rulesReply,
  errors: [],
});

export const changeReferralRules = endpoint({
  method: 'PUT',
  path: `${base}/rules`,
  summary:
    'Puts other rules in force, or asks a second person where they give more than the ceiling; who was invited before keeps the old ones.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  idempotent: true,
  stepUp: true,
  body: z.strictObject({ rules: rulesForm, version: z.int().min(0), reason: reasonText }),
  reply: rulesReply,
  errors: [
    'referral_rules_changed',
    'referral_rules_faulty',
    'promotion_faulty',
    'approval_waiting',
  ],
});

const deskReferral = z.strictObject({
  friendId: memberId,
  friendAccount: z.string(),
  referrerId: memberId,
  referrerAccount: z.string(),
  state: z.enum(referralStates),
  reason: z.enum(referralReasons).nullable(),
  joinedAt: instantText,
  stateAt: instantText,
  decidedBy: z.string().nullable(),
  firstDepositAmount: amountText.nullable(),
  referrerAmount: amountText,
  friendAmount: amountText,
  currency: currencyText,
  /** The request for a second person that its reward waits for. */
  approvalId: approvalId.nullable(),
  abilities: z.array(z.enum(['approve', 'refuse'])),
});

export const listDeskReferrals = endpoint({
  method: 'GET',
  path: base,
  summary: 'Who brought whom, the newest first, with what came of it.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  query: z.strictObject({ state: z.enum(referralStates).optional(), ...cursorQuery(100, 'mbr') }),
  reply: cursorPageOf(deskReferral),
  errors: [],
});

export const decideReferral = endpoint({
  method: 'POST',
  path: `${base}/{id}/decision`,
  summary:
    'Rewards or refuses an invitation that a person has to look at, or asks a second person for a reward above the ceiling.',
  access: 'operator',
  ability: 'loyalty.decide',
  rate: 'write',
  always: true,
  idempotent: true,
  params: z.strictObject({ id: memberId }),
  body: z.strictObject({ decision: z.enum(['approve', 'refuse']), reason: reasonText }),
  reply: deskReferral,
  errors: [
    'not_found',
    'referral_state',
    'approval_waiting',
    'referral_staff',
    'bonuses_stopped',
    'on_break',
    'consent_needed',
    'self_excluded',
    'account_locked',
  ],
});
