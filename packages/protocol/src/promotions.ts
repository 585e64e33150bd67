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
  'SECOND_DEPOSIT',
  'THIRD_DEPOSIT',
  'DEPOSIT',
  'DEPOSIT_COUNT',
  'DEPOSIT_BET',
  'BET_VOLUME',
  'CASHBACK',
  'LUCKY_BET',
  'RANK_GIFT',
  'MANUAL',
  'ZALO',
] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** Promotions that a deposit may serve. */
export const depositPromotionTypes = [
  'FIRST_DEPOSIT',
  'SECOND_DEPOSIT',
  'THIRD_DEPOSIT',
  'DEPOSIT',
] as const;

/** Promotions that are joined, and move on by a deposit that was chosen for none. */
export const joinedDepositTypes = [
  ...depositPromotionTypes,
  'DEPOSIT_COUNT',
  'DEPOSIT_BET',
] as const;

/** A day: deposits that served nothing are kept no longer. */
export const mostRetroMinutes = 1440;

/** Why the promotion that was chosen with a deposit gave nothing when it was credited. */
export const depositPromotionFaults = [
  'over',
  'budget_used',
  'hour_full',
  'too_little',
  'not_first',
  'group',
  'taken',
  'not_allowed',
] as const;
export type DepositPromotionFault = (typeof depositPromotionFaults)[number];

/** Where a promotion itself stands, whatever members have of it; the moves are `runMoves`. */
export const promotionRuns = ['draft', 'live', 'paused', 'stopped'] as const;
export type PromotionRun = (typeof promotionRuns)[number];

/** What an operator does to a whole promotion. */
export const promotionActs = ['publish', 'pause', 'resume', 'end'] as const;
export type PromotionAct = (typeof promotionActs)[number];

/** How often one member may have it. */
export const promotionCycles = ['ONCE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type PromotionCycle = (typeof promotionCycles)[number];

/** Why somebody is not among those whom a promotion is for, in the order in which it is asked. */
export const audienceGaps = ['tag', 'line', 'country', 'rank'] as const;
export type AudienceGap = (typeof audienceGaps)[number];

/**
 * What becomes of a claim when another account that looks like the same person has had the gift:
 * it is given, waits for a person to look at it, or is refused and may be appealed (R89).
 */
export const clusterRules = ['ALLOW', 'HOLD', 'REFUSE'] as const;
export type ClusterRule = (typeof clusterRules)[number];

/**
 * How its amount is found; CASHBACK is a share of what was lost in a cycle. FREEBET gives rounds of
 * a slot instead of money, POINTS give points, and TICKET chances in a raffle.
 */
export const rewardKinds = [
  'FIXED',
  'PERCENT',
  'TIERED',
  'CASHBACK',
  'FREEBET',
  'POINTS',
  'TICKET',
] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** What has to be turned over, and what becomes of winnings when a bonus is given up. */
export const turnoverBases = ['BONUS', 'DEPOSIT_PLUS_BONUS', 'WINNINGS'] as const;
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

/** The most rounds that one gift of free spins holds. */
export const mostFreeSpins = 200;

/** The most points, and the most tickets of a raffle, that one gift holds. */
export const mostGiftPoints = 1_000_000;
export const mostGiftTickets = 100;

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

/** Where a reward stands: it waits, is held, is played for, is over in one of four ways. */
export const rewardStatuses = [
  'WAITING',
  'HELD',
  'OPEN',
  'DONE',
  'CANCELLED',
  'EXPIRED',
  'LAPSED',
] as const;
export type RewardStatus = (typeof rewardStatuses)[number];
