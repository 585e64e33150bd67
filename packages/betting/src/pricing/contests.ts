import type { Score } from '../market.ts';

/**
 * Probability that the home side wins one map, from two ratings (Bradley-Terry, sports-and-games.md
 * 15).
 */
export function mapProbability(homeRating: number, awayRating: number): number {
  return 1 / (1 + 10 ** ((awayRating - homeRating) / 400));
}

/**
 * Probabilities of the exact map scores of a best-of-n whose maps are independent; handicaps,
 * totals and the match winner are sums over them. Keys are `home:away`.
 */
export function mapScores(homeMap: number, bestOf: number): ReadonlyMap<string, number> {
  const needed = Math.floor(bestOf / 2) + 1;
  const open = new Map<string, number>([['0:0', 1]]);
  const closed = new Map<string, number>();
  const put = (score: Score, probability: number): void => {
    const [home, away] = score;
    const isOver = home === needed || away === needed || home + away === bestOf;
    const target = isOver ? closed : open;
    const key = `${home}:${away}`;
    target.set(key, (target.get(key) ?? 0) + probability);
  };
  // A Map visits keys added during the walk, so the scores are reached in order of maps played.
  for (const [key, probability] of open) {
    const [home = 0, away = 0] = key.split(':').map(Number);
    put([home + 1, away], probability * homeMap);
    put([home, away + 1], probability * (1 - homeMap));
  }
  return closed;
}

/** Cumulative normal by Abramowitz and Stegun 7.1.26, absolute error below 1.5e-7. */
export function normalBelow(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * z);
  const polynomial =
    t *
    (0.254_829_592 +
      t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  const upperHalf = 0.5 * polynomial * Math.exp(0 - z * z);
  return x < 0 ? upperHalf : 1 - upperHalf;
}

/**
 * Points of a basketball match (sports-and-games.md 15): margin with sd 12 and a home edge of 2.5,
 * total with sd 18.
 */
export interface PointsModel {
  readonly ratingDifference: number;
  readonly meanTotal: number;
}

/**
 * Probability that the home margin is above `points`, with half-point continuity on whole lines.
 */
export function marginAbove({ ratingDifference }: PointsModel, points: number): number {
  const edge = Number.isInteger(points) ? points + 0.5 : points;
  return 1 - normalBelow((edge - ratingDifference - 2.5) / 12);
}

export function totalAbove({ meanTotal }: PointsModel, points: number): number {
  const edge = Number.isInteger(points) ? points + 0.5 : points;
  return 1 - normalBelow((edge - meanTotal) / 18);
}

/**
 * The house's virtual fight (sports-and-games.md 8): both draws have fixed chances, the sides share
 * the rest.
 */
export const fightDraws = { BDD: 0.095, FTD: 0.009 } as const;

/** Probabilities of a fight whose meron share of the decided part is 0.40 to 0.60. */
export function fightProbabilities(
  meronShare: number,
): Readonly<Record<'MERON' | 'WALA' | 'BDD' | 'FTD', number>> {
  const decided = 1 - fightDraws.BDD - fightDraws.FTD;
  return { MERON: meronShare * decided, WALA: (1 - meronShare) * decided, ...fightDraws };
}
