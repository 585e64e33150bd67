import { rankOf, suitOf, type Card } from '../cards/card.ts';

export const jacksCategories = [
  'none',
  'jacksOrBetter',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
] as const;

export const deucesCategories = [
  'none',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'fiveOfAKind',
  'wildRoyal',
  'fourDeuces',
  'naturalRoyal',
] as const;

const jack = 9;
const royalMask = 0b1_1111_0000_0000;
const wheelMask = 0b1_0000_0000_1111;

/** What the five cards show: rank counts as a mask, pairs by size, suits, wild deuces. */
interface Shape {
  readonly rankMask: number;
  readonly isFlush: boolean;
  /** The largest and the second largest number of equal ranks. */
  readonly most: number;
  readonly second: number;
  readonly hasHighPair: boolean;
}

/** Reused: millions of hands are classified in a row. */
const rankCounts = new Uint8Array(13);

function shapeOf(cards: readonly Card[]): Shape {
  const counts = rankCounts.fill(0);
  let rankMask = 0;
  let suitMask = 0;
  for (const card of cards) {
    const rank = rankOf(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
    rankMask |= 1 << rank;
    suitMask |= 1 << suitOf(card);
  }
  let most = 0;
  let second = 0;
  let hasHighPair = false;
  for (let rank = 0; rank < 13; rank += 1) {
    const count = counts[rank] ?? 0;
    if (count > most) {
      second = most;
      most = count;
    } else if (count > second) {
      second = count;
    }
    hasHighPair ||= count >= 2 && rank >= jack;
  }
  return { rankMask, isFlush: (suitMask & (suitMask - 1)) === 0, most, second, hasHighPair };
}

/** Five different ranks in a row; the ace is also low. */
function isStraight(rankMask: number): boolean {
  return rankMask === wheelMask || rankMask / (rankMask & -rankMask) === 0b1_1111;
}

export function jacksCategory(cards: readonly Card[]): (typeof jacksCategories)[number] {
  const shape = shapeOf(cards);
  if (shape.most === 1) {
    const straight = isStraight(shape.rankMask);
    if (shape.isFlush) {
      if (shape.rankMask === royalMask) {
        return 'royalFlush';
      }
      return straight ? 'straightFlush' : 'flush';
    }
    return straight ? 'straight' : 'none';
  }
  if (shape.most === 4) {
    return 'fourOfAKind';
  }
  if (shape.most === 3) {
    return shape.second === 2 ? 'fullHouse' : 'threeOfAKind';
  }
  if (shape.second === 2) {
    return 'twoPair';
  }
  return shape.hasHighPair ? 'jacksOrBetter' : 'none';
}

/** Deuces are wild; ranked as in sports-and-games.md 27. */
export function deucesCategory(cards: readonly Card[]): (typeof deucesCategories)[number] {
  const naturals = cards.filter((card) => rankOf(card) !== 0);
  const wild = cards.length - naturals.length;
  const shape = shapeOf(naturals);
  const isDistinct = shape.most <= 1;
  const isRoyal = isDistinct && shape.isFlush && (shape.rankMask & royalMask) === shape.rankMask;
  if (isRoyal && wild === 0) {
    return 'naturalRoyal';
  }
  if (wild === 4) {
    return 'fourDeuces';
  }
  if (isRoyal) {
    return 'wildRoyal';
  }
  if (shape.most + wild === 5) {
    return 'fiveOfAKind';
  }
  const isRun = isDistinct && fitsStraight(shape.rankMask);
  if (isRun && shape.isFlush) {
    return 'straightFlush';
  }
  if (shape.most + wild === 4) {
    return 'fourOfAKind';
  }
  if (shape.most + shape.second + wild === 5) {
    return 'fullHouse';
  }
  if (shape.isFlush) {
    return 'flush';
  }
  if (isRun) {
    return 'straight';
  }
  return shape.most + wild === 3 ? 'threeOfAKind' : 'none';
}

/** Whether the ranks lie in some run of five that wild cards can fill; the ace is also low. */
function fitsStraight(rankMask: number): boolean {
  for (let low = 0; low <= 8; low += 1) {
    if ((rankMask & ~(0b1_1111 << low)) === 0) {
      return true;
    }
  }
  return (rankMask & ~wheelMask) === 0;
}
