import { z } from 'zod';
import {
  promotionArts,
  promotionCycles,
  promotionStatuses,
  promotionTypes,
  rewardKinds,
  turnoverBases,
  wageringCategories,
  winningsPolicies,
} from '../promotions.ts';
import { promotionId, rewardId } from './ids.ts';
import { amountText, currencyText, instantInput, instantText } from './wire.ts';

/** How much a promotion gives: of the kind that it is, the other fields are null or empty. */
const promotionReward = z.strictObject({
  kind: z.enum(rewardKinds),
  amount: amountText.nullable(),
  /** Hundredths of a percent of the base: the deposit, or what was lost. */
  basisPoints: z.int().min(1).max(50_000).nullable(),
  capAmount: amountText.nullable(),
  /** The highest step that was reached counts. */
  tiers: z.array(z.strictObject({ fromAmount: amountText, giftAmount: amountText })).max(8),
});

/** What has to be played before the money is the member's own (agents-loyalty-money.md D8). */
const promotionWagering = z.strictObject({
  base: z.enum(turnoverBases),
  multiple: z.int().min(0).max(60),
  /** The share of a category's stakes that counts; a category that is not named does not count. */
  weights: z
    .array(
      z.strictObject({ category: z.enum(wageringCategories), percent: z.int().min(1).max(100) }),
    )
    .max(wageringCategories.length),
  /** Games whose bets do not count, as `games:<node>` or `<provider>:<game code>`. */
  excludedGames: z.array(z.string().min(1).max(60)).max(50),
  maxStakeAmount: amountText.nullable(),
  /** How long there is for it. */
  days: z.int().min(1).max(90),
  winningsPolicy: z.enum(winningsPolicies),
});

/** What a promotion promises, besides its texts. A claim keeps the version that it was made on. */
export const promotionOffer = z.strictObject({
  type: z.enum(promotionTypes),
  art: z.enum(promotionArts),
  opensAt: instantInput,
  closesAt: instantInput,
  cycle: z.enum(promotionCycles),
  /** Only for who registered within so many days; null for everybody. */
  newWithinDays: z.int().min(1).max(365).nullable(),
  /** The least deposit, or the least that is to be played. */
  leastAmount: amountText.nullable(),
  reward: promotionReward,
  wagering: promotionWagering,
  /** An operator looks at each application, which holds a text and pictures. */
  isReviewed: z.boolean(),
});

/** The words of a promotion in one language; paragraphs of the rules are divided by empty lines. */
export const promotionText = z.strictObject({
  title: z.string().trim().min(3).max(80),
  lead: z.string().trim().min(3).max(200),
  rules: z.string().trim().min(3).max(4000),
});

/** A promotion as one person sees it. */
export const promotion = promotionOffer.extend({
  id: promotionId,
  version: z.int(),
  ...promotionText.shape,
  currency: currencyText,
  status: z.enum(promotionStatuses),
  /** How many more can have it; null without a bound. */
  claimsLeft: z.int().nullable(),
  /** What this member has of it; null without an entry. */
  entry: z
    .strictObject({
      joinedAt: instantText,
      /** What was done of what is asked for; null where there is nothing to reach. */
      progress: z.strictObject({ doneAmount: amountText, targetAmount: amountText }).nullable(),
      /** What is to be taken, or was given. */
      giftAmount: amountText.nullable(),
      claimUntil: instantText.nullable(),
      comment: z.string().nullable(),
      /** Why an application was refused. */
      reason: z.string().nullable(),
      rewardId: rewardId.nullable(),
    })
    .nullable(),
});
