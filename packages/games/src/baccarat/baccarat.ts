import { rankOf, suitOf, type Card } from '../cards/card.ts';
import { cardsLeft, Dealer, fullShoe, type Shoe } from '../cards/shoe.ts';
import type { RandomStream } from '../stream.ts';
import { tableEngine, type TableEngine, type TableRules } from '../table-engine.ts';
import { bankerDraws, isNatural, playerDraws, pointsOf, totalOf } from './draw-rules.ts';
import { baccaratSpots, settleBaccarat, type BaccaratPays, type BaccaratResult } from './settle.ts';

export interface BaccaratDesign {
  readonly id: string;
  readonly version: number;
  readonly decks: number;
  readonly pays: BaccaratPays;
}

export interface BaccaratHand {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly result: BaccaratResult;
}

/** Each round from a full shoe; a live table deals on with {@link dealFromShoe}. */
const baccaratRules: TableRules<BaccaratDesign, BaccaratHand> = {
  game: 'baccarat',
  version: 1,
  spots: () => baccaratSpots,
  draw: (design, stream) => dealHand(new Dealer(fullShoe(design.decks), stream)),
  settle: (design, name, hand) => {
    const spot = baccaratSpots.find((candidate) => candidate === name) ?? 'banker';
    return settleBaccarat(design.pays, spot, hand.result);
  },
};

export const baccaratEngine: TableEngine<BaccaratDesign, BaccaratHand> = tableEngine(baccaratRules);

/** Cards come player, banker, player, banker, then the third cards. */
function dealHand(dealer: Dealer): BaccaratHand {
  const player: Card[] = [];
  const banker: Card[] = [];
  for (let round = 0; round < 2; round += 1) {
    player.push(dealer.next());
    banker.push(dealer.next());
  }
  if (!isNatural(totalOfCards(player), totalOfCards(banker))) {
    let third: number | undefined;
    if (playerDraws(totalOfCards(player))) {
      const card = dealer.next();
      player.push(card);
      third = pointsOf(card);
    }
    if (bankerDraws(totalOfCards(banker), third)) {
      banker.push(dealer.next());
    }
  }
  return { player, banker, result: resultOf(player, banker) };
}

function totalOfCards(cards: readonly Card[]): number {
  return totalOf(cards.map((card) => pointsOf(card)));
}

function resultOf(player: readonly Card[], banker: readonly Card[]): BaccaratResult {
  return {
    playerTotal: totalOfCards(player),
    bankerTotal: totalOfCards(banker),
    playerCards: player.length === 2 ? 2 : 3,
    bankerCards: banker.length === 2 ? 2 : 3,
    isPlayerPair: isPair(player),
    isBankerPair: isPair(banker),
    isPlayerPerfect: isPair(player) && isSuited(player),
    isBankerPerfect: isPair(banker) && isSuited(banker),
  };
}

function isPair([first = -1, second = -1]: readonly Card[]): boolean {
  return rankOf(first) === rankOf(second);
}

function isSuited([first = -1, second = -1]: readonly Card[]): boolean {
  return suitOf(first) === suitOf(second);
}

const cutCardFromEnd = 14;

/** A fresh shoe with the burn: one card is shown and as many more are put away as its points. */
export function openShoe(design: BaccaratDesign, stream: RandomStream): Shoe {
  const dealer = new Dealer(fullShoe(design.decks), stream);
  const points = pointsOf(dealer.next());
  for (let burnt = 0; burnt < (points === 0 ? 10 : points); burnt += 1) {
    dealer.next();
  }
  return dealer.shoe;
}

/** One more hand of a running shoe; the shoe is over once the cut card has come out. */
export function dealFromShoe(
  shoe: Shoe,
  stream: RandomStream,
): { readonly hand: BaccaratHand; readonly shoe: Shoe; readonly isShoeOver: boolean } {
  const dealer = new Dealer(shoe, stream);
  const hand = dealHand(dealer);
  return { hand, shoe: dealer.shoe, isShoeOver: cardsLeft(dealer.shoe) <= cutCardFromEnd };
}
