/**
 * Where a promotion itself stands, whatever its members have of it (agents-loyalty-money.md D8).
 */
export const promotionRuns = ['draft', 'live', 'paused', 'stopped'] as const;
export type PromotionRun = (typeof promotionRuns)[number];

export const promotionActs = ['publish', 'pause', 'resume', 'end'] as const;
export type PromotionAct = (typeof promotionActs)[number];

type Acts = Readonly<Partial<Record<PromotionAct, PromotionRun>>>;

/** Nothing leads back to a draft: members have seen the terms. */
const acts: Readonly<Record<PromotionRun, Acts>> = {
  draft: { publish: 'live' },
  live: { pause: 'paused', end: 'stopped' },
  paused: { resume: 'live', end: 'stopped' },
  stopped: {},
};

/** The state after an act, or undefined when the promotion does not take it. */
export function actOnRun(run: PromotionRun, act: PromotionAct): PromotionRun | undefined {
  return acts[run][act];
}

export function nextPromotionActs(run: PromotionRun): readonly PromotionAct[] {
  return promotionActs.filter((act) => acts[run][act] !== undefined);
}

export const offerFaults = [
  /** It ends before it begins. */
  'span',
  /** A figure of its gift is missing or zero. */
  'gift',
  /** Steps have to rise. */
  'steps',
  /** Nothing tells how much was done, so that only a fixed gift can be reckoned. */
  'base',
  /** Nothing says how much has to be played for it. */
  'least',
  /** Nothing but an operator can tell who has earned it. */
  'review',
  /** What has to be played off counts in no game. */
  'play',
  /** Not even one gift fits into it. */
  'budget',
  /** It has no words. */
  'words',
] as const;
export type OfferFault = (typeof offerFaults)[number];

export type OfferGift =
  | { readonly kind: 'FIXED'; readonly amountMinor: bigint }
  | { readonly kind: 'PERCENT'; readonly basisPoints: number; readonly capMinor: bigint | null }
  | {
      readonly kind: 'TIERED';
      readonly tiers: readonly { readonly fromMinor: bigint; readonly giftMinor: bigint }[];
    };

/** What can be wrong with an offer before anybody sees it; amounts in minor units. */
export interface OfferFacts {
  readonly runsMilliseconds: number;
  /** What the gift is reckoned from, where something is counted. */
  readonly base: 'deposit' | 'play' | 'loss' | 'none';
  readonly isReviewed: boolean;
  /** Somebody gets it by what the site itself can count. */
  readonly isCounted: boolean;
  readonly gift: OfferGift;
  /** The least deposit or play; 0 for none. */
  readonly leastMinor: bigint;
  readonly multiple: number;
  readonly countingCategories: number;
  readonly budgetMinor: bigint;
  readonly languages: number;
}

/** The first thing that is wrong, in the order of {@link offerFaults}. */
export function offerFault(facts: OfferFacts): OfferFault | undefined {
  const { gift, base, isReviewed, isCounted } = facts;
  const wrong: Readonly<Record<OfferFault, boolean>> = {
    span: facts.runsMilliseconds <= 0,
    gift: leastGift(gift) <= 0n,
    steps: gift.kind === 'TIERED' && !isRising(gift.tiers),
    base: gift.kind !== 'FIXED' && (isReviewed || base === 'none'),
    least: base === 'play' && gift.kind === 'FIXED' && facts.leastMinor === 0n,
    review: !isReviewed && !isCounted,
    play: facts.multiple > 0 && facts.countingCategories === 0,
    budget: facts.budgetMinor < leastGift(gift),
    words: facts.languages === 0,
  };
  return offerFaults.find((fault) => wrong[fault]);
}

/** The least that one member can get; 1 where it follows from what they did. */
function leastGift(gift: OfferGift): bigint {
  switch (gift.kind) {
    case 'FIXED':
      return gift.amountMinor;
    case 'PERCENT':
      return gift.basisPoints > 0 && gift.capMinor !== 0n ? 1n : 0n;
    case 'TIERED':
      return gift.tiers[0]?.giftMinor ?? 0n;
  }
}

function isRising(tiers: Extract<OfferGift, { readonly kind: 'TIERED' }>['tiers']): boolean {
  return tiers.every(({ fromMinor, giftMinor }, index) => {
    const below = tiers[index - 1];
    return below === undefined || (fromMinor > below.fromMinor && giftMinor > below.giftMinor);
  });
}
