import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { personMarks } from '../person-marks.ts';
import { promotionActs, promotionRuns } from '../promotions.ts';
import {
  approvalId,
  memberId,
  promotionEntryId,
  promotionId,
  promotionPictureId,
} from '../schemas/ids.ts';
import { promotionOffer, promotionText, shownPromotionText } from '../schemas/promotion.ts';
import { pictureKey, pictureLink } from '../schemas/picture-link.ts';
import { reasonText } from '../schemas/reason.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  dayText,
  instantText,
} from '../schemas/wire.ts';

const base = '/api/backoffice/promotions';
const most = 1_000_000;

/** What an operator says of a promotion. */
const promotionForm = z.strictObject({
  offer: promotionOffer,
  /** The words by locale; members read those of their language, else of the site's. */
  texts: z.record(z.string().max(35), promotionText),
  /** It stops giving when this is used up. */
  budgetAmount: amountText,
  /** It rests until the next hour when this was given in one; absent for no bound. */
  hourlyAmount: amountText.optional(),
  mostClaims: z.int().min(1).max(most).nullable(),
  sort: z.int().min(0).max(most),
});

const deskPromotion = promotionForm.extend({
  texts: z.record(z.string(), shownPromotionText),
  id: promotionId,
  /** Of terms and words: a member's entry keeps the version that it was made on. */
  version: z.int(),
  /** Counts all changes: who changes a promotion says which state of it they saw. */
  revision: z.int(),
  state: z.enum(promotionRuns),
  currency: currencyText,
  issuedAmount: amountText,
  claims: z.int(),
  /** How many take part, and how many of them wait for a decision. */
  entries: z.int(),
  applying: z.int(),
  /** The request for a second person that it waits for: to go live, or for other terms. */
  approvalId: approvalId.nullable(),
  abilities: z.array(z.enum(['change', ...promotionActs])),
});

export const listDeskPromotions = endpoint({
  method: 'GET',
  path: base,
  summary: 'All promotions with what they gave away, drafts included, the newest first.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  query: z.strictObject({ state: z.enum(promotionRuns).optional() }),
  reply: z.strictObject({
    currency: currencyText,
    list: z.array(deskPromotion),
    /** What this operator may do besides. */
    abilities: z.array(z.literal('create')),
  }),
  errors: [],
});

export const readDeskPromotion = endpoint({
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One promotion as the desk knows it.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  params: z.strictObject({ id: promotionId }),
  reply: deskPromotion,
  errors: ['not_found'],
});

export const createPromotion = endpoint({
  method: 'POST',
  path: base,
  summary: 'Writes the draft of a promotion; no member sees it.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  body: promotionForm.extend({ reason: reasonText }),
  reply: deskPromotion,
  errors: [
    'link_host_refused',
    'promotion_faulty',
    'promotion_agent_unknown',
    'promotion_slot_unknown',
    'promotion_raffle_unknown',
  ],
});

export const changePromotion = endpoint({
  method: 'PUT',
  path: `${base}/{id}`,
  summary:
    'Changes a promotion, or asks a second person to let it give more; other terms are a new version, and who takes part keeps the old.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  idempotent: true,
  stepUp: true,
  params: z.strictObject({ id: promotionId }),
  body: promotionForm.extend({ reason: reasonText, revision: z.int() }),
  reply: deskPromotion,
  errors: [
    'link_host_refused',
    'not_found',
    'promotion_revised',
    'promotion_run',
    'approval_waiting',
    'promotion_faulty',
    'promotion_agent_unknown',
    'promotion_slot_unknown',
    'promotion_raffle_unknown',
    'promotion_budget_given',
  ],
});

export const simulatePromotion = endpoint({
  method: 'POST',
  path: `${base}/simulations`,
  summary: 'What terms would have given on the play and the deposits of the last days.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'write',
  always: true,
  body: z.strictObject({
    offer: promotionOffer,
    budgetAmount: amountText,
    days: z.int().min(1).max(90),
  }),
  reply: z.strictObject({
    /** Days of the site, both included. */
    from: dayText,
    to: dayText,
    currency: currencyText,
    members: z.int(),
    claims: z.int(),
    costAmount: amountText,
    largestAmount: amountText,
    /** What would have had to be played for it. */
    askedAmount: amountText,
    /** Claims before the budget is used. */
    claimsInBudget: z.int(),
    /** False where there was more than could be reckoned. */
    isWhole: z.boolean(),
  }),
  errors: ['promotion_faulty', 'promotion_raffle_unknown'],
});

export const actOnPromotion = endpoint({
  method: 'POST',
  path: `${base}/{id}/acts`,
  summary:
    'Publishes (above the ceiling by a second person), pauses, resumes or ends a promotion; what was reached may still be taken.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  idempotent: true,
  stepUp: true,
  params: z.strictObject({ id: promotionId }),
  body: z.strictObject({ act: z.enum(promotionActs), revision: z.int(), reason: reasonText }),
  reply: deskPromotion,
  errors: [
    'not_found',
    'promotion_revised',
    'promotion_run',
    'approval_waiting',
    'promotion_faulty',
  ],
});

const applicationViews = ['waiting', 'approved', 'refused'] as const;

const application = z.strictObject({
  id: promotionEntryId,
  promotionId,
  title: z.string(),
  memberId,
  account: z.string(),
  comment: z.string(),
  pictureIds: z.array(promotionPictureId),
  /** By what the claim was held; null for what was applied for. */
  heldBy: z.array(z.enum(personMarks)).nullable(),
  /** Accounts that look like the same person, with what they share. */
  linked: z.array(
    z.strictObject({ memberId, account: z.string(), kinds: z.array(z.enum(personMarks)) }),
  ),
  currency: currencyText,
  /** What the terms give that the member applied under. */
  giftAmount: amountText,
  appliedAt: instantText,
  status: z.enum(['APPLYING', 'ISSUED', 'REJECTED']),
  decidedAt: instantText.nullable(),
  decidedBy: z.string().nullable(),
  /** What the member read after a refusal. */
  reason: z.string().nullable(),
  /** The request for a second person that it waits for. */
  approvalId: approvalId.nullable(),
  abilities: z.array(z.enum(['approve', 'refuse'])),
});

export const listApplications = endpoint({
  method: 'GET',
  path: `${base}/applications`,
  summary: 'Applications for promotions: what waits longest first, or the decided.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  query: z.strictObject({ view: z.enum(applicationViews).optional(), ...cursorQuery(100, 'pme') }),
  reply: cursorPageOf(application),
  errors: [],
});

export const createPictureLink = endpoint({
  method: 'POST',
  path: `${base}/applications/pictures/{id}/links`,
  summary: 'A link to a picture for a minute, for this operator; it stands in the trail (R24).',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: promotionPictureId }),
  reply: pictureLink,
  errors: ['not_found'],
});

export const readApplicationPicture = endpoint({
  method: 'GET',
  path: `${base}/applications/pictures/links/{key}`,
  summary: 'The picture behind a link that has not ended.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  params: z.strictObject({ key: pictureKey }),
  reply: z.strictObject({ id: promotionPictureId, type: z.string(), image: z.base64() }),
  errors: ['link_ended'],
});

const decision = {
  method: 'POST',
  access: 'operator',
  ability: 'loyalty.decide',
  rate: 'write',
  always: true,
  idempotent: true,
  params: z.strictObject({ id: promotionEntryId }),
  body: z.strictObject({ reason: reasonText }),
  reply: application,
} as const;

export const approveApplication = endpoint({
  ...decision,
  path: `${base}/applications/{id}/approve`,
  summary:
    'Credits what was applied for out of the budget, or asks a second person above the ceiling.',
  errors: [
    'not_found',
    'promotion_status',
    'approval_waiting',
    'promotion_group_taken',
    'promotion_budget_used',
    'promotion_hour_full',
    'raffle_over',
    'raffle_full',
    'bonuses_stopped',
    'on_break',
    'consent_needed',
    'self_excluded',
    'account_locked',
  ],
});

export const refuseApplication = endpoint({
  ...decision,
  path: `${base}/applications/{id}/refuse`,
  summary: 'Refuses an application with the reason that the member reads.',
  errors: ['not_found', 'promotion_status', 'approval_waiting'],
});
