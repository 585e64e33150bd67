/** Products of a bet (agents-loyalty-money.md A1). */
export const betCategories = [
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
export type BetCategory = (typeof betCategories)[number];

/** How a bet stands; the last three are taken back, and their stake is the member's again. */
export const betStates = ['waiting', 'open', 'settled', 'void', 'rolled_back', 'rejected'] as const;
export type BetState = (typeof betStates)[number];

export const betResults = [
  'WIN',
  'LOSE',
  'HALF_WIN',
  'HALF_LOSE',
  'PUSH',
  'VOID',
  'CANCELLED',
  'CASHOUT',
  'PENDING',
] as const;
export type BetResult = (typeof betResults)[number];

/** What made a version of a bet. */
export const revisionKinds = [
  'BET',
  'TIP',
  'WIN',
  'PROMO_WIN',
  'ROLLBACK',
  'ADJUST',
  'OPEN',
  'REJECT',
  'SETTLE',
  'UNSETTLE',
  'RESETTLE',
  'VOID',
  'RETURN_STAKE',
  'END_ROUND',
  /** A bet beside it changed, so another amount of this one counts as turnover. */
  'RECOUNT',
] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** Through what a stake came: a browser on a desk or in a hand, or a program that is neither. */
export const betChannels = ['desktop', 'mobile', 'other'] as const;
export type BetChannel = (typeof betChannels)[number];

/** What the site made of the place; whoever is refused there never stakes (R21). */
export const placeVerdicts = ['allowed', 'unknown'] as const;
export type PlaceVerdict = (typeof placeVerdicts)[number];

/** Who made a version of a bet. */
export const revisionActors = ['member', 'vendor', 'house', 'operator'] as const;
export type RevisionActor = (typeof revisionActors)[number];

/** Namespaces of a sender's transactions: an id counts once in each. */
export const transactionClasses = ['stake', 'win', 'promo', 'adjust'] as const;

/**
 * What became of a transaction: a win is replaced once its bet was settled anew, and a tombstone
 * was taken back before it came.
 */
export const transactionStates = ['applied', 'reversed', 'replaced', 'tombstone'] as const;

/** Why an operator has to look at something about bets. */
export const betReviewReasons = [
  'win_after_rollback',
  'transaction_id_reused',
  'reversal_without_funds',
  'rollback_of_settled',
  'round_without_result',
  'linked_opposite_sides',
  'turnover_differs',
  'site_turnover_differs',
] as const;
export type BetReviewReason = (typeof betReviewReasons)[number];
