import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { applicationLimits } from '../promotions.ts';
import { promotionId } from '../schemas/ids.ts';
import { promotion } from '../schemas/promotion.ts';
import { languageCode } from '../schemas/wire.ts';

const base = '/wps/relay/promotions';
const language = z.strictObject({ language: languageCode.optional() });

export const listPromotions = endpoint({
  method: 'GET',
  path: base,
  summary: 'What the site gives away, as somebody without an account sees it',
  access: 'visitor',
  rate: 'read',
  query: language,
  reply: z.array(promotion),
  errors: [],
});

export const listOwnPromotions = endpoint({
  method: 'GET',
  path: `${base}/mine`,
  summary: 'The same with where each of them stands for the caller',
  access: 'session',
  rate: 'read',
  query: language,
  reply: z.array(promotion),
  errors: [],
});

const standing = [
  'bonuses_stopped',
  'on_break',
  'self_excluded',
  'account_locked',
  'consent_needed',
] as const;

export const joinPromotion = endpoint({
  method: 'POST',
  path: `${base}/{id}/join`,
  summary: 'Takes part; the version that is shown is the one that holds',
  access: 'member',
  rate: 'write',
  params: z.strictObject({ id: promotionId }),
  query: language,
  body: z.strictObject({ version: z.int() }),
  reply: promotion,
  errors: [
    'not_found',
    'promotion_group_taken',
    'promotion_status',
    'promotion_changed',
    ...standing,
  ],
});

export const claimPromotion = endpoint({
  method: 'POST',
  path: `${base}/{id}/claim`,
  summary: 'Takes what was reached; it is credited at once, or looked at first',
  access: 'member',
  rate: 'write',
  idempotent: true,
  params: z.strictObject({ id: promotionId }),
  query: language,
  reply: promotion,
  errors: [
    'not_found',
    'promotion_status',
    'promotion_group_taken',
    'promotion_budget_used',
    'promotion_hour_full',
    'raffle_over',
    'raffle_full',
    ...standing,
  ],
});

/** A picture of at most 5 MB in base64, drawn anew; the portal sends a smaller one (D8, R90). */
const image = z.base64().max(Math.ceil(applicationLimits.imageBytes / 3) * 4);

export const applyForPromotion = endpoint({
  method: 'POST',
  path: `${base}/{id}/applications`,
  summary: 'Applies with a text and up to three pictures, also once more after a refusal (R90)',
  access: 'member',
  rate: 'write',
  largeBody: 'pictures',
  params: z.strictObject({ id: promotionId }),
  query: language,
  body: z.strictObject({
    version: z.int(),
    comment: z.string().trim().min(1).max(applicationLimits.commentCharacters),
    images: z.array(image).max(applicationLimits.images),
  }),
  reply: promotion,
  errors: [
    'not_found',
    'promotion_group_taken',
    'promotion_status',
    'promotion_changed',
    'promotion_budget_used',
    'picture_unreadable',
    'pictures_of_day',
    ...standing,
  ],
});
