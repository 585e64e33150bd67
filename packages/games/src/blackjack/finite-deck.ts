import { rational, toNumber, type Rational } from '@portal/money';
import { factorOf } from '../chance.ts';
import { chartMove, handTotal, type BlackjackChart, type BlackjackDesign } from './design.ts';

/** Probabilities of dealer totals 17 to 21 and bust, without naturals; they sum to less than 1. */
type DealerOutcome = Float64Array;

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/**
 * The expected loss per unit of a fixed chart, exact for the composition of the shoe. A split is
 * worth twice one split hand: only one split is allowed and undealt cards are exchangeable.
 */
export function blackjackChartEdge(design: BlackjackDesign, chart: BlackjackChart): number {
  const expectation = new FiniteDeck(design, chart);
  return -expectation.value();
}

/** 2:1 on a ten under the dealer's ace, from a full shoe less that ace. */
export function insuranceEdge(decks: number): Rational {
  const cards = BigInt(52 * decks - 1);
  return rational(cards - 3n * BigInt(16 * decks), cards);
}

/** Chance that the first two player cards are a natural. */
export function naturalProbability(decks: number): Rational {
  const cards = BigInt(52 * decks);
  return rational(2n * BigInt(4 * decks) * BigInt(16 * decks), cards * (cards - 1n));
}

/** Dealer totals from a full shoe less the upcard, naturals counted apart. */
export function dealerDistribution(
  design: BlackjackDesign,
  upcard: number,
): { readonly totals: readonly number[]; readonly bust: number; readonly natural: number } {
  const deck = new FiniteDeck(design, { hard: {}, soft: {}, pairs: {} });
  const [seventeen = 0, eighteen = 0, nineteen = 0, twenty = 0, twentyOne = 0, bust = 0] =
    deck.dealerFrom(upcard);
  const totals = [seventeen, eighteen, nineteen, twenty, twentyOne];
  return { totals, bust, natural: 1 - bust - totals.reduce((sum, chance) => sum + chance, 0) };
}

class FiniteDeck {
  readonly #design: BlackjackDesign;
  readonly #chart: BlackjackChart;
  /** Cards left by value; index 0 is unused. */
  readonly #left: number[];
  #cards: number;
  readonly #dealerMemo = new Map<string, DealerOutcome>();
  #handMemo = new Map<string, number>();

  constructor(design: BlackjackDesign, chart: BlackjackChart) {
    this.#design = design;
    this.#chart = chart;
    this.#left = [0, ...values.map((value) => design.decks * (value === 10 ? 16 : 4))];
    this.#cards = 52 * design.decks;
  }

  value(): number {
    let expected = 0;
    for (const upcard of values) {
      expected += this.#drawn(upcard, (chance) => chance * this.#against(upcard));
    }
    return expected;
  }

  dealerFrom(upcard: number): DealerOutcome {
    const totals = new Float64Array(6);
    this.#drawn(upcard, () => {
      this.#hole(upcard, totals);
      return 0;
    });
    return totals;
  }

  /** Takes a card out, weighs what follows by its chance, and puts it back. */
  #drawn(value: number, follow: (chance: number) => number): number {
    const count = this.#left[value] ?? 0;
    if (count === 0) {
      return 0;
    }
    const chance = count / this.#cards;
    this.#left[value] = count - 1;
    this.#cards -= 1;
    const result = follow(chance);
    this.#cards += 1;
    this.#left[value] = count;
    return result;
  }

  #against(upcard: number): number {
    this.#handMemo = new Map();
    let expected = 0;
    for (const first of values) {
      expected += this.#drawn(first, (chance) => {
        let inner = 0;
        for (const second of values) {
          inner += this.#drawn(second, (next) => next * this.#dealt(upcard, [first, second]));
        }
        return chance * inner;
      });
    }
    return expected;
  }

  /** Naturals on either side, then the chart; a dealer natural takes the first bet only. */
  #dealt(upcard: number, hand: readonly number[]): number {
    const open = this.#withoutNatural(upcard);
    if (handTotal(hand).total === 21) {
      return open * toNumber(factorOf(this.#design.naturalPays));
    }
    const hidden = 1 - open;
    const move = chartMove(this.#chart, { values: hand, canDouble: true, canSplit: true }, upcard);
    const [pair = 0] = hand;
    const played =
      move === 'split' ? 2 * this.#splitHand(upcard, pair) : this.#play(upcard, hand, true);
    return played - hidden;
  }

  /** Chance that the hole card does not make a natural. */
  #withoutNatural(upcard: number): number {
    if (upcard !== 1 && upcard !== 10) {
      return 1;
    }
    return 1 - (this.#left[11 - upcard] ?? 0) / this.#cards;
  }

  #splitHand(upcard: number, pair: number): number {
    let expected = 0;
    const memo = this.#handMemo;
    this.#handMemo = new Map();
    for (const card of values) {
      expected += this.#drawn(card, (chance) => {
        const hand = [pair, card];
        const isOver = pair === 1;
        const value = isOver
          ? this.#stand(upcard, hand)
          : this.#play(upcard, hand, this.#design.canDoubleAfterSplit);
        return chance * value;
      });
    }
    this.#handMemo = memo;
    return expected;
  }

  #play(upcard: number, hand: readonly number[], canDouble: boolean): number {
    const move = chartMove(this.#chart, { values: hand, canDouble, canSplit: false }, upcard);
    switch (move) {
      case 'hit':
        return this.#hit(upcard, hand);
      case 'double':
        return 2 * this.#oneCard(upcard, hand);
      default:
        return this.#stand(upcard, hand);
    }
  }

  #hit(upcard: number, hand: readonly number[]): number {
    const key = hand.toSorted((left, right) => left - right).join(',');
    const known = this.#handMemo.get(key);
    if (known !== undefined) {
      return known;
    }
    let expected = 0;
    for (const card of values) {
      expected += this.#drawn(card, (chance) => {
        const next = [...hand, card];
        const isBust = handTotal(next).total > 21;
        return chance * (isBust ? -this.#withoutNatural(upcard) : this.#play(upcard, next, false));
      });
    }
    this.#handMemo.set(key, expected);
    return expected;
  }

  #oneCard(upcard: number, hand: readonly number[]): number {
    let expected = 0;
    for (const card of values) {
      expected += this.#drawn(card, (chance) => chance * this.#stand(upcard, [...hand, card]));
    }
    return expected;
  }

  #stand(upcard: number, hand: readonly number[]): number {
    const { total } = handTotal(hand);
    if (total > 21) {
      return -this.#withoutNatural(upcard);
    }
    const outcome = this.#dealer(upcard);
    let expected = outcome[5] ?? 0;
    for (let dealer = 17; dealer <= 21; dealer += 1) {
      expected += Math.sign(total - dealer) * (outcome[dealer - 17] ?? 0);
    }
    return expected;
  }

  /** The dealer's outcome for the cards now left, naturals left out. */
  #dealer(upcard: number): DealerOutcome {
    const key = `${upcard}/${this.#left.join(',')}`;
    const known = this.#dealerMemo.get(key);
    if (known !== undefined) {
      return known;
    }
    const totals = new Float64Array(6);
    this.#hole(upcard, totals);
    this.#dealerMemo.set(key, totals);
    return totals;
  }

  #hole(upcard: number, totals: DealerOutcome): void {
    for (const card of values) {
      if (upcard + card !== 11 || (upcard !== 1 && card !== 1)) {
        const count = this.#left[card] ?? 0;
        this.#take(card, () =>
          this.#dealerDraws(upcard + card, upcard === 1 || card === 1, {
            chance: count / (this.#cards + 1),
            totals,
          }),
        );
      }
    }
  }

  #take(card: number, follow: () => void): void {
    const count = this.#left[card] ?? 0;
    if (count > 0) {
      this.#left[card] = count - 1;
      this.#cards -= 1;
      follow();
      this.#cards += 1;
      this.#left[card] = count;
    }
  }

  #dealerDraws(
    hard: number,
    hasAce: boolean,
    at: { readonly chance: number; readonly totals: DealerOutcome },
  ): void {
    const isSoft = hasAce && hard <= 11;
    const total = isSoft ? hard + 10 : hard;
    const standsAt = isSoft && this.#design.dealerHitsSoft17 ? 18 : 17;
    if (total >= standsAt) {
      const slot = total > 21 ? 5 : total - 17;
      at.totals[slot] = (at.totals[slot] ?? 0) + at.chance;
      return;
    }
    for (const card of values) {
      const count = this.#left[card] ?? 0;
      if (count > 0) {
        const chance = (at.chance * count) / this.#cards;
        this.#left[card] = count - 1;
        this.#cards -= 1;
        this.#dealerDraws(hard + card, hasAce || card === 1, { chance, totals: at.totals });
        this.#cards += 1;
        this.#left[card] = count;
      }
    }
  }
}
