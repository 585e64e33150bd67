import { crossing } from './root.ts';

/** Ways to turn a book's prices into probabilities (sports-and-games.md 14). */
export const removalMethods = ['multiplicative', 'additive', 'power', 'oddsRatio', 'shin'] as const;
export type RemovalMethod = (typeof removalMethods)[number];

export interface FairBook {
  /** Probabilities that sum to 1, in the order of the odds. */
  readonly probabilities: readonly number[];
  /** The solved figure: k of power, c of the odds ratio, z of Shin. */
  readonly parameter?: number;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Sum of the inverse odds; 1.05 is an overround of 5 %. */
export function bookSum(odds: readonly number[]): number {
  return sum(odds.map((price) => 1 / price));
}

/** The hold of a balanced book, `1 - 1/B`. */
export function theoreticalHold(odds: readonly number[]): number {
  return 1 - 1 / bookSum(odds);
}

/** Removes the margin from decimal odds above 1. */
export function removeMargin(odds: readonly number[], method: RemovalMethod): FairBook {
  const inverse = odds.map((price) => 1 / price);
  switch (method) {
    case 'multiplicative':
      return { probabilities: inverse.map((pi) => pi / sum(inverse)) };
    case 'additive':
      return {
        probabilities: inverse.map((pi) => pi - (sum(inverse) - 1) / inverse.length),
      };
    case 'power':
      return solved((k) => inverse.map((pi) => pi ** k), 0.01, 100);
    case 'oddsRatio':
      return solved((c) => inverse.map((pi) => pi / (c + pi - c * pi)), 1e-6, 1e6);
    case 'shin':
      return shin(inverse);
  }
}

function solved(at: (x: number) => number[], low: number, high: number): FairBook {
  const parameter = crossing((x) => sum(at(x)) - 1, low, high);
  return { probabilities: at(parameter), parameter };
}

/** Shin's insider share z; a book without an overround has none. */
function shin(inverse: readonly number[]): FairBook {
  const total = sum(inverse);
  const at = (z: number): number[] =>
    inverse.map((pi) => (Math.sqrt(z * z + (4 * (1 - z) * pi * pi) / total) - z) / (2 * (1 - z)));
  return total <= 1 ? { probabilities: at(0), parameter: 0 } : solved(at, 0, 0.999);
}
