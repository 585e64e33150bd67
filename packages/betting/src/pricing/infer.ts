import { removeMargin } from '../margin/remove.ts';
import type { Quarters } from '../market.ts';
import { goalGrid, type Expectation } from './grid.ts';
import { handicapWeights, resultProbabilities, totalWeights } from './probabilities.ts';

/** Two measured shares that fix the two expectations. */
interface Target {
  readonly measure: (expected: Expectation) => readonly [number, number];
  readonly wanted: readonly [number, number];
}

/** Correction that the house prices with (sports-and-games.md 15). */
export const houseRho = -0.05;

/**
 * Expectations that reproduce a 1X2 book, its margin removed by the power method
 * (sports-and-games.md 15).
 */
export function expectationFromResult(odds: readonly [number, number, number]): Expectation {
  const [home = 0, , away = 0] = removeMargin(odds, 'power').probabilities;
  return solve({
    wanted: [home, away],
    measure: (expected) => {
      const result = resultProbabilities({ grid: goalGrid(expected, houseRho), score: [0, 0] });
      return [result['1'], result['2']];
    },
  });
}

export interface TwoWayPrice {
  readonly line: Quarters;
  /** Decimal odds of HOME or OVER, then of AWAY or UNDER. */
  readonly odds: readonly [number, number];
}

/**
 * Expectations that reproduce a handicap (home line) and a total, margins removed by the power
 * method.
 */
export function expectationFromLines(handicap: TwoWayPrice, total: TwoWayPrice): Expectation {
  const share = ({ win, lose }: { win: number; lose: number }): number => win / (win + lose);
  return solve({
    wanted: [
      removeMargin(handicap.odds, 'power').probabilities[0] ?? 0,
      removeMargin(total.odds, 'power').probabilities[0] ?? 0,
    ],
    measure: (expected) => {
      const state = { grid: goalGrid(expected, houseRho), score: [0, 0] as const };
      return [share(handicapWeights(state, handicap.line)), share(totalWeights(state, total.line))];
    },
  });
}

/**
 * Newton's method on the logarithms of the expectations, started at a total of 2.65
 * (sports-and-games.md 15).
 */
function solve({ measure, wanted: goal }: Target): Expectation {
  let point: readonly [number, number] = [Math.log(2.65 / 2), Math.log(2.65 / 2)];
  for (let round = 0; round < 60; round += 1) {
    const at = errorAt(measure, goal, point);
    if (Math.hypot(...at) < 1e-13) {
      break;
    }
    point = newtonStep(measure, goal, { point, at });
  }
  return { home: Math.exp(point[0]), away: Math.exp(point[1]) };
}

type Pair = readonly [number, number];

function errorAt(measure: Target['measure'], goal: Pair, point: Pair): Pair {
  const found = measure({ home: Math.exp(point[0]), away: Math.exp(point[1]) });
  return [found[0] - goal[0], found[1] - goal[1]];
}

function newtonStep(
  measure: Target['measure'],
  goal: Pair,
  { point, at }: { readonly point: Pair; readonly at: Pair },
): Pair {
  const nudge = 1e-6;
  const byHome = errorAt(measure, goal, [point[0] + nudge, point[1]]);
  const byAway = errorAt(measure, goal, [point[0], point[1] + nudge]);
  const a = (byHome[0] - at[0]) / nudge;
  const b = (byAway[0] - at[0]) / nudge;
  const c = (byHome[1] - at[1]) / nudge;
  const d = (byAway[1] - at[1]) / nudge;
  const determinant = a * d - b * c;
  const limit = (step: number): number => Math.max(-0.7, Math.min(0.7, step));
  return [
    point[0] - limit((d * at[0] - b * at[1]) / determinant),
    point[1] - limit((a * at[1] - c * at[0]) / determinant),
  ];
}
