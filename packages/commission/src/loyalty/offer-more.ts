import type { OfferGift } from './promotion-run.ts';
import { winningsPolicies } from './wagering.ts';

const clusterGifts = ['REFUSE', 'HOLD', 'ALLOW'] as const;

/** What a promotion gives and what it asks for it; amounts in minor units, null without a bound. */
export interface OfferBounds {
  readonly budgetMinor: bigint;
  readonly hourlyMinor: bigint | null;
  readonly mostClaims: number | null;
  readonly closesAtMilliseconds: number;
  readonly isReviewed: boolean;
  /** Money, rounds, points or tickets, and of which raffle: another one is another gift. */
  readonly giftOf: string;
  readonly gift: OfferGift;
  /** Rounds, points or tickets of one gift; 0 of money. */
  readonly pieces: number;
  /** Points or tickets: the amount of the gift is only what they count in the budget. */
  readonly isInKind: boolean;
  readonly cashoutMinor: bigint | null;
  /** The least deposit or play; 0 for none. */
  readonly leastMinor: bigint;
  readonly depositCount: number;
  readonly playTimes: number;
  /** Of what the play is counted, and how often. */
  readonly base: string;
  readonly multiple: number;
  /** The share of a stake that counts, by category. */
  readonly weights: Readonly<Record<string, number>>;
  readonly excludedGames: readonly string[];
  /** The largest stake that counts; null for any. */
  readonly maxStakeMinor: bigint | null;
  /** How long there is for the play. */
  readonly days: number;
  /** What of the winnings goes with a bonus that ends early. */
  readonly winningsPolicy: (typeof winningsPolicies)[number];
  /** What plays it off earns a rebate. */
  readonly isRebated: boolean;
  /** What becomes of the claim of an account that looks like another one of the same person. */
  readonly cluster: (typeof clusterGifts)[number];
  /** One gift of its group at a time; null for any number. */
  readonly group: string | null;
}

interface Change<Kind> {
  readonly before: Kind;
  readonly after: Kind;
}

type OfferChange = Change<OfferBounds>;

/**
 * Whether a promotion gives more by a change, or asks for less: for which one person alone does not
 * stand above a ceiling (R53). To whom it is given, and in which words, is no more.
 */
export function givesMore(change: OfferChange): boolean {
  const { before, after } = change;
  return (
    isLarger(change) ||
    givesToMore(change) ||
    after.closesAtMilliseconds > before.closesAtMilliseconds ||
    asksLess(change) ||
    isEasier(change)
  );
}

/**
 * Whether there is more to be given, in all, in an hour or to how many: that counts at once for
 * everybody who takes part, also on terms of before the change.
 */
export function givesToMore({ before, after }: OfferChange): boolean {
  return (
    after.budgetMinor > before.budgetMinor ||
    isAbove(after.hourlyMinor, before.hourlyMinor) ||
    isAbove(after.mostClaims, before.mostClaims)
  );
}

function isLarger({ before, after }: OfferChange): boolean {
  return (
    after.giftOf !== before.giftOf ||
    after.pieces > before.pieces ||
    (after.isInKind
      ? isCheaper({ before, after })
      : isLargerGift({ before: before.gift, after: after.gift })) ||
    isAbove(after.cashoutMinor, before.cashoutMinor)
  );
}

/** Points and tickets that count less leave more of them in the same budget. */
function isCheaper({ before, after }: OfferChange): boolean {
  const [old, now] = [before.gift, after.gift];
  return (
    old.kind !== 'FIXED' ||
    now.kind !== 'FIXED' ||
    now.amountMinor * BigInt(before.pieces) < old.amountMinor * BigInt(after.pieces)
  );
}

function asksLess({ before, after }: OfferChange): boolean {
  return (
    (before.isReviewed && !after.isReviewed) ||
    after.leastMinor < before.leastMinor ||
    after.depositCount < before.depositCount ||
    after.playTimes < before.playTimes ||
    after.base !== before.base ||
    after.multiple < before.multiple ||
    Object.entries(after.weights).some(([name, share]) => share > (before.weights[name] ?? 0)) ||
    clusterGifts.indexOf(after.cluster) > clusterGifts.indexOf(before.cluster) ||
    (before.group !== null && after.group !== before.group)
  );
}

/** Whether a bonus is played off more easily, or leaves more once it ends. */
function isEasier({ before, after }: OfferChange): boolean {
  return (
    isAbove(after.maxStakeMinor, before.maxStakeMinor) ||
    before.excludedGames.some((game) => !after.excludedGames.includes(game)) ||
    after.days > before.days ||
    winningsPolicies.indexOf(after.winningsPolicy) <
      winningsPolicies.indexOf(before.winningsPolicy) ||
    (after.isRebated && !before.isRebated)
  );
}

/** Null is above every bound. */
function isAbove<Figure extends bigint | number>(
  figure: Figure | null,
  bound: Figure | null,
): boolean {
  return bound !== null && (figure === null || figure > bound);
}

function isLargerGift({ before, after }: Change<OfferGift>): boolean {
  switch (after.kind) {
    case 'FIXED':
      return before.kind !== 'FIXED' || after.amountMinor > before.amountMinor;
    case 'PERCENT':
      return (
        before.kind !== 'PERCENT' ||
        after.basisPoints > before.basisPoints ||
        isAbove(after.capMinor, before.capMinor)
      );
    case 'TIERED':
      return (
        before.kind !== 'TIERED' ||
        after.tiers.some(({ fromMinor, giftMinor }) => giftMinor > stepGift(before, fromMinor))
      );
  }
}

/** What steps give for a base; those of one offer rise. */
function stepGift(gift: Extract<OfferGift, { readonly kind: 'TIERED' }>, baseMinor: bigint) {
  return gift.tiers.filter(({ fromMinor }) => fromMinor <= baseMinor).at(-1)?.giftMinor ?? 0n;
}
