import { rankOf, type Card } from '../cards/card.ts';

/** Ace 1, tens and faces 0. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === 12) {
    return 1;
  }
  return rank <= 7 ? rank + 2 : 0;
}

/** The last digit of the sum of points. */
export function totalOf(points: readonly number[]): number {
  return points.reduce((sum, value) => sum + value, 0) % 10;
}

export function isNatural(playerTotal: number, bankerTotal: number): boolean {
  return playerTotal >= 8 || bankerTotal >= 8;
}

export function playerDraws(playerTotal: number): boolean {
  return playerTotal <= 5;
}

/** `playerThird` is the point value of the player's third card, if one was drawn. */
export function bankerDraws(bankerTotal: number, playerThird: number | undefined): boolean {
  if (playerThird === undefined) {
    return bankerTotal <= 5;
  }
  switch (bankerTotal) {
    case 0:
    case 1:
    case 2:
      return true;
    case 3:
      return playerThird !== 8;
    case 4:
      return playerThird >= 2 && playerThird <= 7;
    case 5:
      return playerThird >= 4 && playerThird <= 7;
    case 6:
      return playerThird === 6 || playerThird === 7;
    default:
      return false;
  }
}
