import { rational, type Rational } from '@portal/money';
import { fullDeck, rankOf } from '../cards/card.ts';
import { houseEdge, type Weighted } from '../table-engine.ts';
import type { BaccaratDesign } from './baccarat.ts';
import { bankerDraws, isNatural, playerDraws, totalOf } from './draw-rules.ts';
import { settleBaccarat, type BaccaratResult, type BaccaratSpot } from './settle.ts';

const noPairs = {
  isPlayerPair: false,
  isBankerPair: false,
  isPlayerPerfect: false,
  isBankerPerfect: false,
} as const;

/**
 * Every deal by point values, weighted in ordered six-card combinations (cards that a hand does
 * not take count as dealt), gathered by totals and numbers of cards. Pair flags are unset.
 */
export function baccaratTotals(decks: number): Weighted<BaccaratResult>[] {
  const left = Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4));
  const sums = new Map<number, number>();
  const walk = new TotalsWalk(left, sums);
  walk.firstFour();
  return [...sums].map(([key, weight]) => ({ outcome: resultOfKey(key), weight: BigInt(weight) }));
}

/** Weights stay whole below 2^53: 416 · 415 · ... · 411 is under 5.0e15. */
class TotalsWalk {
  readonly #left: number[];
  readonly #sums: Map<number, number>;
  #cards: number;

  constructor(left: number[], sums: Map<number, number>) {
    this.#left = left;
    this.#sums = sums;
    this.#cards = left.reduce((sum, count) => sum + count, 0);
  }

  firstFour(): void {
    this.#each((p1, w1) => {
      this.#each((b1, w2) => {
        this.#each((p2, w3) => {
          this.#each((b2, w4) => {
            this.#thirds(totalOf([p1, p2]), totalOf([b1, b2]), w1 * w2 * w3 * w4);
          });
        });
      });
    });
  }

  #each(visit: (points: number, weight: number) => void): void {
    for (let points = 0; points < 10; points += 1) {
      const weight = this.#left[points] ?? 0;
      this.#left[points] = weight - 1;
      this.#cards -= 1;
      visit(points, weight);
      this.#cards += 1;
      this.#left[points] = weight;
    }
  }

  #thirds(player: number, banker: number, weight: number): void {
    if (isNatural(player, banker)) {
      this.#count({ player, banker, playerCards: 2, bankerCards: 2 }, weight);
    } else if (playerDraws(player)) {
      this.#each((third, ways) => {
        const total = (player + third) % 10;
        this.#bankerTurn({ player: total, banker, third }, weight * ways);
      });
    } else {
      this.#bankerTurn({ player, banker, third: undefined }, weight);
    }
  }

  #bankerTurn(
    hand: { player: number; banker: number; third: number | undefined },
    weight: number,
  ): void {
    const playerCards = hand.third === undefined ? 2 : 3;
    if (!bankerDraws(hand.banker, hand.third)) {
      this.#count({ ...hand, playerCards, bankerCards: 2 }, weight);
      return;
    }
    this.#each((card, ways) => {
      const banker = (hand.banker + card) % 10;
      this.#count({ player: hand.player, banker, playerCards, bankerCards: 3 }, weight * ways);
    });
  }

  #count(
    hand: { player: number; banker: number; playerCards: number; bankerCards: number },
    weight: number,
  ): void {
    let full = weight;
    for (let missing = 6 - hand.playerCards - hand.bankerCards; missing > 0; missing -= 1) {
      full *= this.#cards - missing + 1;
    }
    const cards = (hand.playerCards - 2) * 2 + hand.bankerCards - 2;
    const key = (hand.player * 10 + hand.banker) * 4 + cards;
    this.#sums.set(key, (this.#sums.get(key) ?? 0) + full);
  }
}

function resultOfKey(key: number): BaccaratResult {
  const totals = Math.floor(key / 4);
  return {
    playerTotal: Math.floor(totals / 10),
    bankerTotal: totals % 10,
    playerCards: (key & 2) === 0 ? 2 : 3,
    bankerCards: (key & 1) === 0 ? 2 : 3,
    ...noPairs,
  };
}

/** The first four cards by rank and suit, gathered by pair flags; totals are unset. */
export function baccaratPairs(decks: number): Weighted<BaccaratResult>[] {
  const left = fullDeck.map(() => decks);
  const counts = new Map<number, bigint>();
  const each = (visit: (card: number, weight: number) => void): void => {
    left.forEach((weight, card) => {
      left[card] = weight - 1;
      visit(card, weight);
      left[card] = weight;
    });
  };
  // By symmetry of suits and ranks the player's first card is any one card.
  left[0] = decks - 1;
  each((b1, w1) => {
    each((p2, w2) => {
      each((b2, w3) => {
        const player = pairFlags(0, p2);
        const banker = pairFlags(b1, b2);
        const key = player * 4 + banker;
        counts.set(key, (counts.get(key) ?? 0n) + BigInt(w1 * w2 * w3));
      });
    });
  });
  return [...counts].map(([key, weight]) => ({ outcome: pairsOfKey(key), weight }));
}

/** Bit 0: equal rank; bit 1: the same card. */
function pairFlags(first: number, second: number): number {
  return (rankOf(first) === rankOf(second) ? 1 : 0) + (first === second ? 2 : 0);
}

function pairsOfKey(key: number): BaccaratResult {
  return {
    playerTotal: 0,
    bankerTotal: 0,
    playerCards: 2,
    bankerCards: 2,
    isPlayerPair: (key & 4) !== 0,
    isPlayerPerfect: (key & 8) !== 0,
    isBankerPair: (key & 1) !== 0,
    isBankerPerfect: (key & 2) !== 0,
  };
}

const pairSpots: readonly BaccaratSpot[] = [
  'playerPair',
  'bankerPair',
  'eitherPair',
  'perfectPair',
];

export function baccaratEdge(design: BaccaratDesign, spot: BaccaratSpot): Rational {
  const outcomes = pairSpots.includes(spot)
    ? baccaratPairs(design.decks)
    : baccaratTotals(design.decks);
  return houseEdge(outcomes, (result) => settleBaccarat(design.pays, spot, result));
}

/** Probability of what `isCounted` accepts, over the deals by totals. */
export function baccaratProbability(
  decks: number,
  isCounted: (result: BaccaratResult) => boolean,
): Rational {
  const outcomes = baccaratTotals(decks);
  const all = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
  const counted = outcomes.filter(({ outcome }) => isCounted(outcome));
  return rational(
    counted.reduce((sum, { weight }) => sum + weight, 0n),
    all,
  );
}
