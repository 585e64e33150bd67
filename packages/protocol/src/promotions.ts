/**
 * Where a promotion stands for one member (portal.md 4); the moves are `promotionMoves` of the
 * rules.
 */
export const promotionStatuses = [
  'COMING_SOON',
  'JOIN',
  'JOINED',
  'PROCESS',
  'CLAIM',
  'APPLYING',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'CLOSE',
] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** What a promotion is given for (agents-loyalty-money.md D8). */
export const promotionTypes = [
  'SIGNUP',
  'FIRST_DEPOSIT',
  'DEPOSIT',
  'BET_VOLUME',
  'CASHBACK',
  'LUCKY_BET',
  'MANUAL',
] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** Where a promotion itself stands, whatever members have of it; the moves are `runMoves`. */
export const promotionRuns = ['draft', 'live', 'paused', 'stopped'] as const;
export type PromotionRun = (typeof promotionRuns)[number];

/** What an operator does to a whole promotion. */
export const promotionActs = ['publish', 'pause', 'resume', 'end'] as const;
export type PromotionAct = (typeof promotionActs)[number];

/** How often one member may have it. */
export const promotionCycles = ['ONCE', 'DAILY', 'WEEKLY'] as const;
export type PromotionCycle = (typeof promotionCycles)[number];

/** How its amount is found. */
export const rewardKinds = ['FIXED', 'PERCENT', 'TIERED'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** What has to be turned over, and what becomes of winnings when a bonus is given up. */
export const turnoverBases = ['BONUS', 'DEPOSIT_PLUS_BONUS'] as const;
export const winningsPolicies = ['PRO_RATA', 'FORFEIT_ALL'] as const;

/** The product categories of weights (agents-loyalty-money.md A1). */
export const wageringCategories = [
  'LOTT',
  'ELOTT',
  'LIVE',
  'RNG',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'COCKFIGHT',
] as const;

/** Drawn pictures of promotions. */
export const promotionArts = ['gift', 'coins', 'ladder', 'tide', 'star', 'calendar'] as const;
export type PromotionArt = (typeof promotionArts)[number];

/** The most that an application may hold (portal.md 5). */
export const applicationLimits = {
  commentCharacters: 140,
  images: 3,
  imageBytes: 5 * 1024 * 1024,
} as const;

/** Who gives a reward. */
export const rewardSources = ['promotion', 'envelope', 'raffle', 'referral'] as const;
export type RewardSource = (typeof rewardSources)[number];

/** Where a reward stands: it waits, is played for, is over in one of four ways. */
export const rewardStatuses = [
  'WAITING',
  'OPEN',
  'DONE',
  'CANCELLED',
  'EXPIRED',
  'LAPSED',
] as const;
export type RewardStatus = (typeof rewardStatuses)[number];
