import { divide } from '@portal/money';
import { fullDeck, type Card } from '../cards/card.ts';
import { factorOf } from '../chance.ts';
import { instantEngine, type InstantEngine } from '../instant-engine.ts';
import { deal } from '../stream.ts';
import { bullOf, niuNiuValue } from './rank.ts';

export interface NiuNiuDesign {
  readonly id: string;
  readonly version: number;
  /** By bull, 0 to 10: how many times the stake the winner takes. */
  readonly multipliers: readonly number[];
  /** Of a seat's winnings, as a decimal string; floored. */
  readonly feeRate: string;
}

export interface NiuNiuBet {
  /** Each seat against the banker, at most nine. */
  readonly seats: readonly { readonly seat: number; readonly stakeMinor: bigint }[];
}

export interface NiuNiuOutcome {
  readonly banker: readonly Card[];
  readonly hands: ReadonlyMap<number, readonly Card[]>;
}

/**
 * Five cards each, the banker first. A seat can lose the highest multiple, so that much is staked
 * at the opening and what is left of it comes back.
 */
export const niuNiuEngine: InstantEngine<NiuNiuDesign, NiuNiuBet, NiuNiuOutcome> = instantEngine({
  game: 'niu-niu',
  version: 1,
  stakeMinor: (bet) => bet.seats.reduce((sum, { stakeMinor }) => sum + reserved(stakeMinor), 0n),
  problem: (design, bet) => {
    const seats = new Set(bet.seats.map(({ seat }) => seat));
    if (seats.size !== bet.seats.length || seats.size < 1 || seats.size > 9) {
      return 'a deal has one to nine different seats against the banker';
    }
    if (Math.max(...design.multipliers) > highestMultiple) {
      return 'a multiplier is above what is reserved';
    }
    return bet.seats.some(({ stakeMinor }) => stakeMinor <= 0n)
      ? 'a stake is not positive'
      : undefined;
  },
  draw: (_design, bet, stream) => {
    const cards = deal(stream, fullDeck, 5 * (bet.seats.length + 1));
    const handOf = (index: number): Card[] => cards.slice(5 * index, 5 * index + 5);
    const hands = new Map(bet.seats.map(({ seat }, index) => [seat, handOf(index + 1)]));
    return { banker: handOf(0), hands };
  },
  returnMinor: (design, bet, outcome) =>
    bet.seats.reduce((sum, { seat, stakeMinor }) => {
      const hand = outcome.hands.get(seat) ?? [];
      const wonMinor = wonBySeat(design, { stakeMinor, hand, banker: outcome.banker });
      return sum + reserved(stakeMinor) + wonMinor;
    }, 0n),
});

const highestMultiple = 3;

function reserved(stakeMinor: bigint): bigint {
  return BigInt(highestMultiple) * stakeMinor;
}

/** What a seat wins after the fee, or loses (negative). */
export function wonBySeat(
  design: NiuNiuDesign,
  round: {
    readonly stakeMinor: bigint;
    readonly hand: readonly Card[];
    readonly banker: readonly Card[];
  },
): bigint {
  const isWin = niuNiuValue(round.hand) > niuNiuValue(round.banker);
  const bull = bullOf(isWin ? round.hand : round.banker);
  const amountMinor = round.stakeMinor * BigInt(design.multipliers[bull] ?? 1);
  if (!isWin) {
    return -amountMinor;
  }
  const fee = factorOf(design.feeRate);
  return amountMinor - divide(amountMinor * fee.numerator, fee.denominator, 'floor');
}
