import { rankOf, suitOf, type Card } from '../cards/card.ts';

export const combinationKinds = ['single', 'pair', 'triple', 'four', 'run', 'pairRun'] as const;
export type CombinationKind = (typeof combinationKinds)[number];

export interface Combination {
  readonly kind: CombinationKind;
  /** Cards, or pairs of a run of pairs. */
  readonly length: number;
  /** Strength of the highest card, 3 of spades 0 to 2 of hearts 51. */
  readonly top: number;
}

const two = 12;

/** 3 low, ace high, 2 above it. */
export function tienLenRank(card: Card): number {
  return (rankOf(card) + 12) % 13;
}

/** Spades below clubs, diamonds and hearts. */
export function tienLenStrength(card: Card): number {
  return tienLenRank(card) * 4 + suitOf(card);
}

/** What the cards are together, or undefined when they may not be played together. */
export function combinationOf(cards: readonly Card[]): Combination | undefined {
  const ranks = cards.map((card) => tienLenRank(card)).toSorted((left, right) => left - right);
  const top = Math.max(...cards.map((card) => tienLenStrength(card)));
  const [lowest] = ranks;
  if (lowest === undefined || new Set(cards).size !== cards.length) {
    return undefined;
  }
  if (ranks.every((rank) => rank === lowest)) {
    const kind = (['single', 'pair', 'triple', 'four'] as const)[cards.length - 1];
    return kind === undefined ? undefined : { kind, length: cards.length, top };
  }
  if (ranks.includes(two)) {
    return undefined;
  }
  if (cards.length >= 3 && ranks.every((rank, index) => rank === lowest + index)) {
    return { kind: 'run', length: cards.length, top };
  }
  const isPairRun =
    cards.length >= 6 &&
    cards.length % 2 === 0 &&
    ranks.every((rank, index) => rank === lowest + Math.floor(index / 2));
  return isPairRun ? { kind: 'pairRun', length: cards.length / 2, top } : undefined;
}

/** The same kind and length with a higher card, or a cut (sports-and-games.md 38). */
export function beats(challenger: Combination, pile: Combination): boolean {
  if (challenger.kind === pile.kind && challenger.length === pile.length) {
    return challenger.top > pile.top;
  }
  const isTwo = pile.top >= two * 4;
  const isThreePairs = challenger.kind === 'pairRun' && challenger.length === 3;
  const isFourPairs = challenger.kind === 'pairRun' && challenger.length === 4;
  if (pile.kind === 'single' && isTwo) {
    return isThreePairs || challenger.kind === 'four' || isFourPairs;
  }
  const isCutByFourPairs =
    (pile.kind === 'pair' && isTwo) ||
    pile.kind === 'four' ||
    (pile.kind === 'pairRun' && pile.length === 3);
  return isFourPairs && isCutByFourPairs;
}

export const instantWins = ['fourTwos', 'dragon', 'sixPairs'] as const;
export type InstantWin = (typeof instantWins)[number];

/** Thirteen cards that win as dealt: the strongest they hold. Four of a kind is two pairs. */
export function instantWinOf(cards: readonly Card[]): InstantWin | undefined {
  const counts = Array.from({ length: 13 }, () => 0);
  for (const card of cards) {
    const rank = tienLenRank(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  if (counts[two] === 4) {
    return 'fourTwos';
  }
  if (counts.slice(0, two).every((count) => count > 0)) {
    return 'dragon';
  }
  const pairs = counts.reduce((sum, count) => sum + Math.floor(count / 2), 0);
  return pairs >= 6 ? 'sixPairs' : undefined;
}
