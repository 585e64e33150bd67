import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  rewardSources,
  rewardStatuses,
  wageringCategories,
  winningsPolicies,
} from '../promotions.ts';
import { betId, promotionId, rewardId } from '../schemas/ids.ts';
import { freeSpinsGift, giftInKind } from '../schemas/promotion.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  instantText,
  languageCode,
} from '../schemas/wire.ts';

const language = { language: languageCode.optional() };
const one = z.strictObject({ id: rewardId });

/** What a member was given, or may take. */
const bonus = z.strictObject({
  id: rewardId,
  source: z.enum(rewardSources),
  title: z.string(),
  status: z.enum(rewardStatuses),
  currency: currencyText,
  giftAmount: amountText,
  /** What it gives instead of money; its amount is then what their stakes come to. */
  freeSpins: freeSpinsGift.optional(),
  ...giftInKind,
  requiredAmount: amountText,
  doneAmount: amountText,
  leftAmount: amountText,
  /** What went back when it was given up, ran out or passed its cap; null while it is open. */
  forfeitAmount: amountText.nullable(),
  /** A break or an exclusion of its member ended it; absent where something else did. */
  isByBreak: z.literal(true).optional(),
  offeredAt: instantText,
  claimUntil: instantText.nullable(),
  claimedAt: instantText.nullable(),
  playUntil: instantText.nullable(),
  closedAt: instantText.nullable(),
});

const wholeBonus = bonus.extend({
  /** What was joined for it, and when; absent of other gifts. */
  promotion: z.strictObject({ id: promotionId, joinedAt: instantText }).optional(),
  /** The balance just before it. */
  cashBeforeAmount: amountText.nullable(),
  maxStakeAmount: amountText.nullable(),
  /** The most of it that becomes the member's own; absent for no bound. */
  maxCashoutAmount: amountText.optional(),
  /** What is left of older play, which bets count for first; absent where nothing is. */
  beforeAmount: amountText.optional(),
  winningsPolicy: z.enum(winningsPolicies),
  /** A line for each bet that counted, the newest first. */
  bets: z.array(
    z.strictObject({
      betId,
      category: z.enum(wageringCategories),
      game: z.string(),
      countedAmount: amountText,
      bookedAt: instantText,
    }),
  ),
  /** From what it was counted what went back; null where nothing did, or long ago. */
  wentBack: z
    .strictObject({ beforeAmount: amountText, netAmount: amountText, keepAmount: amountText })
    .nullable(),
  /** What giving it up now comes to; null when there is nothing to give up. */
  givingUp: z
    .strictObject({ netAmount: amountText, keepAmount: amountText, forfeitAmount: amountText })
    .nullable(),
});

export const listRewards = endpoint({
  method: 'GET',
  path: '/wps/relay/rewards',
  summary: 'What waits for the member to be taken, newest first',
  access: 'member',
  rate: 'read',
  query: z.strictObject(language),
  reply: z.array(bonus),
  errors: [],
});

export const claimReward = endpoint({
  method: 'POST',
  path: '/wps/relay/rewards/{id}/claim',
  summary: 'Takes something that waits; it is in the balance at once',
  access: 'member',
  rate: 'write',
  idempotent: true,
  params: one,
  query: z.strictObject(language),
  reply: wholeBonus,
  errors: [
    'not_found',
    'reward_state',
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

export const listBonuses = endpoint({
  method: 'GET',
  path: '/wps/relay/bonuses',
  summary: 'What the member was given, with what was played for it, newest first',
  access: 'member',
  rate: 'read',
  query: z.strictObject({ ...language, ...cursorQuery(50, 'rwd') }),
  reply: cursorPageOf(bonus),
  errors: [],
});

export const readBonusBars = endpoint({
  method: 'GET',
  path: '/wps/relay/bonusBars',
  summary: 'What may not be played while bonuses of the member are open, to be said before a stake',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({
    /** As terms name them: `<vendor>:<game code>`, `games:<node>` for a game of the house. */
    games: z.array(z.string()),
    /** The largest stake that all of them allow, in the currency of the site; absent for any. */
    mostStake: amountText.optional(),
  }),
  errors: [],
});

export const readBonus = endpoint({
  method: 'GET',
  path: '/wps/relay/bonuses/{id}',
  summary: 'One of them: each bet that counted, and what giving it up comes to',
  access: 'member',
  rate: 'read',
  params: one,
  query: z.strictObject(language),
  reply: wholeBonus,
  errors: ['not_found'],
});

export const giveUpBonus = endpoint({
  method: 'POST',
  path: '/wps/relay/bonuses/{id}/give-up',
  summary: 'Gives a bonus up; its share goes back and nothing has to be played for it any more',
  access: 'member',
  rate: 'write',
  idempotent: true,
  params: one,
  query: z.strictObject(language),
  reply: wholeBonus,
  errors: ['not_found', 'reward_state', 'bonus_in_play'],
});
