import {
  add,
  assert,
  multiply,
  one,
  quotient,
  rational,
  subtract,
  zero,
  type Rational,
} from '@portal/money';
import { factorOf, pickByWeight } from '../chance.ts';
import { instantEngine, type InstantEngine } from '../instant-engine.ts';
import { payout } from '../payout.ts';
import { uniform, uniformBig, type RandomStream } from '../stream.ts';

/** A fish pays one multiplier, or one of several by weight. */
export interface Fish {
  readonly id: string;
  readonly multipliers: readonly { readonly multiplier: number; readonly weight: number }[];
}

export interface FishingDesign {
  readonly id: string;
  readonly version: number;
  /** The same for every fish, as a decimal string. */
  readonly rtp: string;
  readonly fish: readonly Fish[];
}

/** One bullet on the fish that it hit; unhit bullets are refunded and open no round. */
export interface FishingBet {
  readonly stakeMinor: bigint;
  readonly fish: string;
}

export interface FishingOutcome {
  readonly isCaught: boolean;
  /** 0 when the fish got away. */
  readonly multiplier: number;
}

export const fishingEngine: InstantEngine<FishingDesign, FishingBet, FishingOutcome> =
  instantEngine({
    game: 'fishing',
    version: 1,
    stakeMinor: (bet) => bet.stakeMinor,
    problem: (design, bet) =>
      fishOf(design, bet.fish) === undefined ? 'there is no such fish' : undefined,
    draw: (design, bet, stream) => {
      const fish = fishOf(design, bet.fish);
      assert(fish !== undefined, 'the bet was checked at the opening');
      return shoot(fish, catchProbability(design, fish), stream);
    },
    returnMinor: (_design, bet, outcome) =>
      payout(bet.stakeMinor, rational(BigInt(outcome.multiplier))),
  });

function fishOf(design: FishingDesign, id: string): Fish | undefined {
  return design.fish.find((fish) => fish.id === id);
}

function shoot(fish: Fish, chance: Rational, stream: RandomStream): FishingOutcome {
  const isCaught = uniformBig(stream, chance.denominator) < chance.numerator;
  if (!isCaught) {
    return { isCaught, multiplier: 0 };
  }
  const weights = fish.multipliers.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // A fish of one multiplier draws nothing for it.
  const index = weights.length === 1 ? 0 : pickByWeight(weights, uniform(stream, total));
  return { isCaught, multiplier: fish.multipliers[index]?.multiplier ?? 0 };
}

/** The mean of a fish that pays by weight stands in for its multiplier. */
export function meanMultiplier(fish: Fish): Rational {
  const total = fish.multipliers.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  return fish.multipliers.reduce(
    (sum, { multiplier, weight }) => add(sum, rational(BigInt(multiplier) * BigInt(weight), total)),
    zero,
  );
}

/** `RTP / m`: the same return for every fish and every style of play. */
export function catchProbability(design: FishingDesign, fish: Fish): Rational {
  return quotient(factorOf(design.rtp), meanMultiplier(fish));
}

/** Variance of one bullet: `RTP m - RTP^2` for a fish of one multiplier. */
export function bulletVariance(design: FishingDesign, fish: Fish): Rational {
  const total = fish.multipliers.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  const square = fish.multipliers.reduce(
    (sum, { multiplier, weight }) =>
      add(sum, rational(BigInt(multiplier) ** 2n * BigInt(weight), total)),
    zero,
  );
  const rtp = factorOf(design.rtp);
  return subtract(multiply(catchProbability(design, fish), square), multiply(rtp, rtp));
}

/** A weapon costs `cost` bullets; target i is caught with `RTP · c · s_i / m_i`, at most 1. */
export function areaCatchProbability(
  design: FishingDesign,
  shot: { readonly cost: number; readonly share: Rational; readonly multiplier: number },
): Rational {
  const budget = multiply(multiply(factorOf(design.rtp), rational(BigInt(shot.cost))), shot.share);
  const chance = quotient(budget, rational(BigInt(shot.multiplier)));
  return chance.numerator > chance.denominator ? one : chance;
}
