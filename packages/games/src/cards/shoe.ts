import { assert } from '@portal/money';
import { pickByWeight } from '../chance.ts';
import { uniform, type RandomStream } from '../stream.ts';
import type { Card } from './card.ts';

/** How many of each of the 52 cards are left: a real multiset, not independent draws. */
export type Shoe = readonly number[];

export function fullShoe(decks: number): Shoe {
  const known = fullShoes.get(decks) ?? Array.from({ length: 52 }, () => decks);
  fullShoes.set(decks, known);
  return known;
}

const fullShoes = new Map<number, Shoe>();

export function cardsLeft(shoe: Shoe): number {
  let sum = 0;
  for (const count of shoe) {
    sum += count;
  }
  return sum;
}

/** Deals from a copy of a shoe; keep `shoe` in the state for the next action. */
export class Dealer {
  readonly #left: number[];
  readonly #stream: RandomStream;
  #total: number;

  constructor(shoe: Shoe, stream: RandomStream) {
    this.#left = shoe.slice();
    this.#stream = stream;
    this.#total = cardsLeft(shoe);
  }

  /** The card at a uniform position of what is left, in the order of card numbers. */
  next(): Card {
    assert(this.#total > 0, 'the shoe is not empty');
    const card = pickByWeight(this.#left, uniform(this.#stream, this.#total));
    this.#left[card] = (this.#left[card] ?? 0) - 1;
    this.#total -= 1;
    return card;
  }

  get shoe(): Shoe {
    return [...this.#left];
  }
}
