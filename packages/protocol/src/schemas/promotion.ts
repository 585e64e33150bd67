import { z } from 'zod';
import {
  audienceGaps,
  clusterRules,
  depositPromotionTypes,
  mostFreeSpins,
  mostGiftPoints,
  mostGiftTickets,
  mostRetroMinutes,
  promotionArts,
  promotionCycles,
  promotionStatuses,
  promotionTypes,
  rewardKinds,
  turnoverBases,
  wageringCategories,
  winningsPolicies,
} from '../promotions.ts';
import { personMarks } from '../person-marks.ts';
import { nodeId, promotionId, raffleId, rewardId } from './ids.ts';
import { memberTag } from './member-tag.ts';
import { amountText, currencyText, instantInput, instantText } from './wire.ts';

/** Two letters of a country (ISO 3166-1). */
const countryCode = z.string().regex(/^[A-Z]{2}$/u);

/** Rounds of a slot of the house without a stake, each played at the same one. */
export const freeSpinsGift = z.strictObject({
  nodeId,
  count: z.int().min(1).max(mostFreeSpins),
  stakeAmount: amountText,
  /** How long there is to play them. */
  days: z.int().min(1).max(90),
});

/** What a gift is that is neither money nor rounds: one of the two. */
export const giftInKind = {
  points: z.int().min(1).max(mostGiftPoints).optional(),
  /** Of a raffle that runs when they are taken. */
  tickets: z.strictObject({ raffleId, count: z.int().min(1).max(mostGiftTickets) }).optional(),
};

/** How much a promotion gives: of the kind that it is, the other fields are null or empty. */
const promotionReward = z.strictObject({
  kind: z.enum(rewardKinds),
  /** Of points and tickets what one gift counts in the budget. */
  amount: amountText.nullable(),
  /** Hundredths of a percent of the base: the deposit, or what was lost. */
  basisPoints: z.int().min(1).max(50_000).nullable(),
  capAmount: amountText.nullable(),
  /** The highest step that was reached counts. */
  tiers: z.array(z.strictObject({ fromAmount: amountText, giftAmount: amountText })).max(8),
  /** Of a FREEBET alone. */
  freeSpins: freeSpinsGift.optional(),
  ...giftInKind,
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
  /** The most of the bonus and its winnings that becomes the member's own; absent for no bound. */
  maxCashoutAmount: amountText.optional(),
  /** What plays it off earns no rebate; absent where it does. */
  noRebate: z.literal(true).optional(),
  /** How long there is for it. */
  days: z.int().min(1).max(90),
  winningsPolicy: z.enum(winningsPolicies),
});

/** Whom a promotion is for; what is empty or null asks for nothing (agents-loyalty-money.md D8). */
const promotionAudience = z.strictObject({
  leastRank: z.int().min(1).max(50).nullable(),
  /** One of these marks of the desk is enough. */
  tags: z.array(memberTag).max(10),
  /** Accounts of agents, for their whole lines. */
  agents: z.array(z.string().trim().min(1).max(64)).max(20),
  countries: z.array(countryCode).max(60),
});

/** What a member may choose with a deposit: the terms in short (agents-loyalty-money.md D8). */
export const offeredPromotion = z.strictObject({
  id: promotionId,
  version: z.int(),
  title: z.string(),
  type: z.enum(depositPromotionTypes),
  /** The least deposit that it takes. */
  leastAmount: amountText.nullable(),
  reward: promotionReward,
  base: z.enum(turnoverBases),
  multiple: z.int(),
  /** How long there is for the play. */
  days: z.int(),
  maxStakeAmount: amountText.nullable(),
  maxCashoutAmount: amountText.optional(),
  noRebate: z.literal(true).optional(),
  /** The member joined it, so it counts the deposit even where the deposit does not choose it. */
  isJoined: z.literal(true).optional(),
  closesAt: instantText,
});

/** What members see of what a promotion promises, besides its texts. */
const promotionTerms = z.strictObject({
  type: z.enum(promotionTypes),
  art: z.enum(promotionArts),
  opensAt: instantInput,
  closesAt: instantInput,
  cycle: z.enum(promotionCycles),
  /** Only for who registered within so many days; null for everybody. */
  newWithinDays: z.int().min(1).max(365).nullable(),
  /** One gift for each person: what becomes of the claim of an account that looks like another. */
  cluster: z.enum(clusterRules),
  /** Of promotions with the same word one gift is in hand at a time; absent for any number. */
  exclusiveGroup: memberTag.optional(),
  /** The least deposit, or the least that is to be played. */
  leastAmount: amountText.nullable(),
  /** How many such deposits it takes; of a DEPOSIT_COUNT alone. */
  depositCount: z.int().min(2).max(100).optional(),
  /** How often the deposit is to be played first; of a DEPOSIT_BET alone. */
  playTimes: z.int().min(1).max(60).optional(),
  /**
   * A deposit that was credited so many minutes before joining counts too, where it served nothing
   * else; absent where only later ones do.
   */
  retroMinutes: z.int().min(1).max(mostRetroMinutes).optional(),
  /**
   * Of a gift of a rank of each week or month: it asks for a deposit in the one before, and is
   * taken from Wednesday, or from the second day, on (agents-loyalty-money.md D3).
   */
  afterDeposit: z.literal(true).optional(),
  reward: promotionReward,
  wagering: promotionWagering,
  /** An operator looks at each application, which holds a text and pictures. */
  isReviewed: z.boolean(),
});

/** What a promotion promises, and to whom. A claim keeps the version that it was made on. */
export const promotionOffer = promotionTerms.extend({ audience: promotionAudience });

/**
 * The words of a promotion in one language as an operator writes them; paragraphs of the rules are
 * divided by empty lines. Two signs are a title in Chinese and Japanese.
 */
export const promotionText = z.strictObject({
  title: z.string().trim().min(1).max(80),
  lead: z.string().trim().min(1).max(200),
  rules: z.string().trim().min(1).max(4000),
});

/** The same as they are shown: bounds are for whoever writes. */
export const shownPromotionText = z.strictObject({
  title: z.string(),
  lead: z.string(),
  rules: z.string(),
});

/** A promotion as one person sees it. */
export const promotion = promotionTerms.extend({
  id: promotionId,
  version: z.int(),
  ...shownPromotionText.shape,
  currency: currencyText,
  status: z.enum(promotionStatuses),
  /** Whom it is for, as far as that is anybody's to know. */
  leastRank: z.int().nullable(),
  countries: z.array(countryCode),
  /** Why the one who looks may not take part; null for whoever may. */
  gap: z.enum([...audienceGaps, 'new', 'deposits', 'group', 'early', 'before']).nullable(),
  /** How many more can have it; null without a bound. */
  claimsLeft: z.int().nullable(),
  /** Where the gifts of this hour are given: when there are more. */
  hourFullUntil: instantText.nullable(),
  /** What this member has of it; null without an entry. */
  entry: z
    .strictObject({
      joinedAt: instantText,
      /** These are the terms of the entry; whoever joins now has newer ones. */
      hasNewerTerms: z.boolean(),
      /** What was done of what is asked for, deposits as numbers; null where nothing is reached. */
      progress: z.strictObject({ doneAmount: amountText, targetAmount: amountText }).nullable(),
      /** What is to be taken, or was given. */
      giftAmount: amountText.nullable(),
      claimUntil: instantText.nullable(),
      comment: z.string().nullable(),
      /** Why an application was refused. */
      reason: z.string().nullable(),
      /** By what it looks like the claim of somebody who had it already; null for most. */
      heldBy: z.array(z.enum(personMarks)).nullable(),
      rewardId: rewardId.nullable(),
    })
    .nullable(),
});
