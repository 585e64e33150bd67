import type { Score } from '../market.ts';
import { goalGrid, type Expectation } from './grid.ts';
import type { MatchState } from './probabilities.ts';

/**
 * Exponent of the goals left over the time left: own estimate 0.851, published 0.84
 * (sports-and-games.md 16).
 */
const decayExponent = 0.85;
const ownRedFactor = 0.67;
const opponentRedFactor = 1.2;
const leastStoppage = 0.5;

export interface LiveState {
  readonly minute: number;
  /** Announced stoppage still to play, once the clock stands at 90. */
  readonly stoppageLeft?: number;
  readonly score: Score;
  readonly redCards: Score;
}

/**
 * Goals still expected from the initial expectation, the clock and the red cards
 * (sports-and-games.md 16).
 */
export function remainingExpectation(initial: Expectation, state: LiveState): Expectation {
  const [homeReds, awayReds] = state.redCards;
  const decay = timeLeft(state) ** decayExponent;
  return {
    home: initial.home * decay * ownRedFactor ** homeReds * opponentRedFactor ** awayReds,
    away: initial.away * decay * ownRedFactor ** awayReds * opponentRedFactor ** homeReds,
  };
}

/** The state that market probabilities are read from: plain Poisson on the goals to come. */
export function livePricing(initial: Expectation, state: LiveState): MatchState {
  return { grid: goalGrid(remainingExpectation(initial, state), 0), score: state.score };
}

/** Share of the 90 minutes that is left; stoppage time never counts less than half a minute. */
function timeLeft({ minute, stoppageLeft }: LiveState): number {
  const left = minute < 90 ? 90 - minute : Math.max(leastStoppage, stoppageLeft ?? leastStoppage);
  return left / 90;
}
