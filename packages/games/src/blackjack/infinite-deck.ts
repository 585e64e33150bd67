import { toNumber } from '@portal/money';
import { factorOf } from '../chance.ts';
import type { BlackjackDesign } from './design.ts';

type DeckRules = Pick<
  BlackjackDesign,
  'dealerHitsSoft17' | 'canDoubleAfterSplit' | 'maxHands' | 'canSurrender' | 'naturalPays'
>;

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

function chanceOf(value: number): number {
  return value === 10 ? 4 / 13 : 1 / 13;
}

/** Expected loss per unit with the best move at every hand; each card is one of 13 ranks. */
export function blackjackOptimalEdge(rules: DeckRules): number {
  let expected = 0;
  for (const upcard of values) {
    expected += chanceOf(upcard) * new Against(rules, upcard).value();
  }
  return -expected;
}

/** Everything against one upcard, the dealer known to have no natural. */
class Against {
  readonly #rules: DeckRules;
  readonly #natural: number;
  /** Totals 17 to 21 and bust, given no natural. */
  readonly #dealer: readonly number[];
  readonly #hits = new Map<number, number>();

  constructor(rules: DeckRules, upcard: number) {
    this.#rules = rules;
    this.#natural = upcard === 1 ? 4 / 13 : upcard === 10 ? 1 / 13 : 0;
    const totals = Array.from({ length: 6 }, () => 0);
    for (const hole of values) {
      if (!((upcard === 1 && hole === 10) || (upcard === 10 && hole === 1))) {
        const chance = chanceOf(hole) / (1 - this.#natural);
        this.#dealerDraws(upcard + hole, upcard === 1 || hole === 1, { chance, totals });
      }
    }
    this.#dealer = totals;
  }

  value(): number {
    let expected = 0;
    for (const first of values) {
      for (const second of values) {
        expected += chanceOf(first) * chanceOf(second) * this.#dealt(first, second);
      }
    }
    return expected;
  }

  #dealt(first: number, second: number): number {
    const isNatural = first + second === 11 && (first === 1 || second === 1);
    if (isNatural) {
      return (1 - this.#natural) * toNumber(factorOf(this.#rules.naturalPays));
    }
    const hand = { hard: first + second, hasAce: first === 1 || second === 1 };
    const moves = [this.#best(hand), this.#double(hand)];
    if (first === second) {
      moves.push(this.#split(first));
    }
    if (this.#rules.canSurrender) {
      moves.push(-0.5);
    }
    return (1 - this.#natural) * Math.max(...moves) - this.#natural;
  }

  #dealerDraws(
    hard: number,
    hasAce: boolean,
    at: { readonly chance: number; readonly totals: number[] },
  ): void {
    const isSoft = hasAce && hard <= 11;
    const total = isSoft ? hard + 10 : hard;
    if (total >= (isSoft && this.#rules.dealerHitsSoft17 ? 18 : 17)) {
      const slot = total > 21 ? 5 : total - 17;
      at.totals[slot] = (at.totals[slot] ?? 0) + at.chance;
      return;
    }
    for (const card of values) {
      const chance = at.chance * chanceOf(card);
      this.#dealerDraws(hard + card, hasAce || card === 1, { chance, totals: at.totals });
    }
  }

  #stand({ hard, hasAce }: Hand): number {
    if (hard > 21) {
      return -1;
    }
    const total = hasAce && hard <= 11 ? hard + 10 : hard;
    return this.#dealer.reduce(
      (sum, chance, slot) => sum + chance * (slot === 5 ? 1 : Math.sign(total - slot - 17)),
      0,
    );
  }

  /** The better of standing and hitting on. */
  #best(hand: Hand): number {
    return hand.hard > 21 ? -1 : Math.max(this.#stand(hand), this.#hit(hand));
  }

  #hit(hand: Hand): number {
    const key = hand.hard * 2 + (hand.hasAce ? 1 : 0);
    const known = this.#hits.get(key);
    if (known !== undefined) {
      return known;
    }
    let expected = 0;
    for (const card of values) {
      expected += chanceOf(card) * this.#best(withCard(hand, card));
    }
    this.#hits.set(key, expected);
    return expected;
  }

  #double(hand: Hand): number {
    let expected = 0;
    for (const card of values) {
      expected += 2 * chanceOf(card) * this.#stand(withCard(hand, card));
    }
    return expected;
  }

  /** One of the hands of a split pair after its second card. Split aces get one card each. */
  #splitHand(pair: number, card: number): number {
    const hand = { hard: pair + card, hasAce: pair === 1 || card === 1 };
    if (pair === 1) {
      return this.#stand(hand);
    }
    const played = this.#best(hand);
    return this.#rules.canDoubleAfterSplit ? Math.max(played, this.#double(hand)) : played;
  }

  /** Aces are split once; other pairs again while a hand may be added and it is better. */
  #split(pair: number): number {
    const maxHands = pair === 1 ? 2 : this.#rules.maxHands;
    const again = chanceOf(pair);
    let others = 0;
    for (const card of values) {
      others += card === pair ? 0 : chanceOf(card) * this.#splitHand(pair, card);
    }
    const played = this.#splitHand(pair, pair);
    const from = (openHands: number, hands: number): number => {
      if (openHands === 0) {
        return 0;
      }
      const rest = from(openHands - 1, hands);
      const pairValue =
        hands < maxHands ? Math.max(played + rest, from(openHands + 1, hands + 1)) : played + rest;
      return others + (1 - again) * rest + again * pairValue;
    };
    return from(2, 2);
  }
}

interface Hand {
  readonly hard: number;
  readonly hasAce: boolean;
}

function withCard(hand: Hand, card: number): Hand {
  return { hard: hand.hard + card, hasAce: hand.hasAce || card === 1 };
}
