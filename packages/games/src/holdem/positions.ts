import { assertDefined } from '@portal/money';
import { clockwiseFrom, type HoldemBet, type HoldemSeat } from './state.ts';

export type Positions = Pick<HoldemBet, 'button' | 'smallBlind' | 'bigBlind'>;

/** The first hand at a table: the button is given; heads-up it posts the small blind. */
export function firstPositions(seats: readonly HoldemSeat[], button: number): Positions {
  const [next, afterNext] = clockwiseFrom(seats, button);
  const following = assertDefined(next, 'a hand has two players or more').seat;
  if (seats.length === 2) {
    return { button, smallBlind: button, bigBlind: following };
  }
  const bigBlind = assertDefined(afterNext, 'a hand has two players or more').seat;
  return { button, smallBlind: following, bigBlind };
}

/**
 * Dead button: the big blind always moves one player on, so nobody skips it. The last big blind
 * owes the small blind, and the button follows the last small blind even to an empty seat.
 */
export function nextPositions(seats: readonly HoldemSeat[], last: Positions): Positions {
  const [next] = clockwiseFrom(seats, last.bigBlind);
  const bigBlind = assertDefined(next, 'a hand has two players or more').seat;
  if (seats.length === 2) {
    const other = assertDefined(
      seats.find(({ seat }) => seat !== bigBlind),
      'a hand has two players or more',
    ).seat;
    return { button: other, smallBlind: other, bigBlind };
  }
  const isSeated = seats.some(({ seat }) => seat === last.bigBlind);
  const button = last.smallBlind ?? last.button;
  return isSeated ? { button, smallBlind: last.bigBlind, bigBlind } : { button, bigBlind };
}
