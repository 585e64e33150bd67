import { assertDefined, rational, zero, type Rational } from '@portal/money';
import { fullDeck, rankOf, suitOf, type Card } from '../cards/card.ts';
import { Dealer, fullShoe } from '../cards/shoe.ts';
import {
  houseEdge,
  tableEngine,
  type TableEngine,
  type TableRules,
  type Weighted,
} from '../table-engine.ts';

/** Net pays to one; dragon and tiger lose half on a tie, single-card bets lose on a seven. */
export interface DragonTigerDesign {
  readonly id: string;
  readonly version: number;
  readonly decks: number;
  readonly tie: number;
  readonly suitedTie: number;
  readonly evenChance: number;
  readonly suit: number;
}

export interface DragonTigerOutcome {
  readonly dragon: Card;
  readonly tiger: Card;
}

const evenChances = ['Big', 'Small', 'Odd', 'Even', 'Red', 'Black'] as const;
const suits = ['Spades', 'Clubs', 'Diamonds', 'Hearts'] as const;
const sides = ['dragon', 'tiger'] as const;

export const dragonTigerSpots: readonly string[] = [
  ...sides,
  'tie',
  'suitedTie',
  ...sides.flatMap((side) => [...evenChances, ...suits].map((name) => `${side}${name}`)),
];

export const dragonTigerRules: TableRules<DragonTigerDesign, DragonTigerOutcome> = {
  game: 'dragon-tiger',
  version: 1,
  spots: () => dragonTigerSpots,
  draw: (design, stream) => {
    const dealer = new Dealer(fullShoe(design.decks), stream);
    return { dragon: dealer.next(), tiger: dealer.next() };
  },
  settle: (design, spot, { dragon, tiger }): Rational => {
    const ranks = { dragon: rankFromAce(dragon), tiger: rankFromAce(tiger) };
    const isTie = ranks.dragon === ranks.tiger;
    const pays = (isWin: boolean, net: number): Rational =>
      isWin ? rational(BigInt(net + 1)) : zero;
    switch (spot) {
      case 'dragon':
        return isTie ? rational(1n, 2n) : pays(ranks.dragon > ranks.tiger, 1);
      case 'tiger':
        return isTie ? rational(1n, 2n) : pays(ranks.tiger > ranks.dragon, 1);
      case 'tie':
        return pays(isTie, design.tie);
      case 'suitedTie':
        return pays(isTie && suitOf(dragon) === suitOf(tiger), design.suitedTie);
      default: {
        const card = spot.startsWith('dragon') ? dragon : tiger;
        const name = spot.replace(/^(?:dragon|tiger)/u, '');
        const isSuit = suits.some((suit) => suit === name);
        return pays(isOneCardWin(name, card), isSuit ? design.suit : design.evenChance);
      }
    }
  },
};

export const dragonTigerEngine: TableEngine<DragonTigerDesign, DragonTigerOutcome> =
  tableEngine(dragonTigerRules);

/** Ace 1 to king 13. */
function rankFromAce(card: Card): number {
  return ((rankOf(card) + 1) % 13) + 1;
}

function isOneCardWin(name: string, card: Card): boolean {
  const rank = rankFromAce(card);
  if (rank === 7) {
    return false;
  }
  const suit = assertDefined(suits[suitOf(card)], 'a card has one of four suits');
  const isRed = suit === 'Diamonds' || suit === 'Hearts';
  switch (name) {
    case 'Big':
      return rank > 7;
    case 'Small':
      return rank < 7;
    case 'Odd':
      return rank % 2 === 1;
    case 'Even':
      return rank % 2 === 0;
    case 'Red':
      return isRed;
    case 'Black':
      return !isRed;
    default:
      return name === suit;
  }
}

/** Every ordered pair of the shoe, by kind of card. */
export function dragonTigerPairs(decks: number): Weighted<DragonTigerOutcome>[] {
  return fullDeck.flatMap((dragon) =>
    fullDeck.map((tiger) => ({
      outcome: { dragon, tiger },
      weight: BigInt(decks * (dragon === tiger ? decks - 1 : decks)),
    })),
  );
}

export function dragonTigerEdge(design: DragonTigerDesign, spot: string): Rational {
  return houseEdge(dragonTigerPairs(design.decks), (outcome) =>
    dragonTigerRules.settle(design, spot, outcome),
  );
}
