import { add, one, zero, type Rational } from '@portal/money';
import { factorOf } from '../chance.ts';

/** What the side bets look at; pairs are of equal rank, perfect ones also of equal suit. */
export interface BaccaratResult {
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly playerCards: 2 | 3;
  readonly bankerCards: 2 | 3;
  readonly isPlayerPair: boolean;
  readonly isBankerPair: boolean;
  readonly isPlayerPerfect: boolean;
  readonly isBankerPerfect: boolean;
}

export const baccaratSpots = [
  'banker',
  'player',
  'tie',
  'playerPair',
  'bankerPair',
  'eitherPair',
  'perfectPair',
  'bankerNoCommission',
  'super6',
  'lucky6',
  'bankerPush7',
  'dragon7',
  'panda8',
  'small',
  'big',
] as const;
export type BaccaratSpot = (typeof baccaratSpots)[number];

/** Net pays to one as decimal strings, named after their spots. */
export interface BaccaratPays {
  readonly banker: string;
  readonly tie: string;
  readonly pair: string;
  readonly eitherPair: string;
  readonly perfectPairOne: string;
  readonly perfectPairBoth: string;
  readonly super6: string;
  readonly lucky6TwoCards: string;
  readonly lucky6ThreeCards: string;
  readonly dragon7: string;
  readonly panda8: string;
  readonly small: string;
  readonly big: string;
}

/** Total return of one unit on the spot (sports-and-games.md 23). */
export function settleBaccarat(
  pays: BaccaratPays,
  spot: BaccaratSpot,
  result: BaccaratResult,
): Rational {
  const isTie = result.playerTotal === result.bankerTotal;
  const isBankerWin = result.bankerTotal > result.playerTotal;
  const isPlayerWin = result.playerTotal > result.bankerTotal;
  const isBankerSix = isBankerWin && result.bankerTotal === 6;
  const isDragon = isBankerWin && result.bankerTotal === 7 && result.bankerCards === 3;
  const isPanda = isPlayerWin && result.playerTotal === 8 && result.playerCards === 3;
  const cards = result.playerCards + result.bankerCards;
  switch (spot) {
    case 'banker':
      return isTie ? one : won(isBankerWin, pays.banker);
    case 'player':
      return isTie ? one : won(isPlayerWin, '1');
    case 'tie':
      return won(isTie, pays.tie);
    case 'playerPair':
      return won(result.isPlayerPair, pays.pair);
    case 'bankerPair':
      return won(result.isBankerPair, pays.pair);
    case 'eitherPair':
      return won(result.isPlayerPair || result.isBankerPair, pays.eitherPair);
    case 'perfectPair':
      return perfectPair(pays, result);
    case 'bankerNoCommission':
      return isTie ? one : won(isBankerWin, isBankerSix ? '0.5' : '1');
    case 'super6':
      return won(isBankerSix, pays.super6);
    case 'lucky6':
      return won(
        isBankerSix,
        result.bankerCards === 2 ? pays.lucky6TwoCards : pays.lucky6ThreeCards,
      );
    case 'bankerPush7':
      return isTie || isDragon ? one : won(isBankerWin, '1');
    case 'dragon7':
      return won(isDragon, pays.dragon7);
    case 'panda8':
      return won(isPanda, pays.panda8);
    case 'small':
      return won(cards === 4, pays.small);
    case 'big':
      return won(cards > 4, pays.big);
  }
}

function perfectPair(pays: BaccaratPays, result: BaccaratResult): Rational {
  const isBoth = result.isPlayerPerfect && result.isBankerPerfect;
  return won(
    result.isPlayerPerfect || result.isBankerPerfect,
    isBoth ? pays.perfectPairBoth : pays.perfectPairOne,
  );
}

function won(isWin: boolean, net: string): Rational {
  return isWin ? add(one, factorOf(net)) : zero;
}
