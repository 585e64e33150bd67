import type { Quarters, Score } from '../market.ts';
import { sign } from '../settle/score-markets.ts';
import { cellAt, largestGoals, marginal, type Grid } from './grid.ts';
import { lineWeights, type LineWeights } from './weights.ts';

/**
 * Market probabilities off a grid of goals still to come. `score` is the current score: it shifts
 * every market but the running handicap, which counts the goals still to come only
 * (sports-and-games.md D9).
 */
export interface MatchState {
  readonly grid: Grid;
  readonly score: Score;
}

export type Sign = '1' | 'X' | '2';

export function resultProbabilities({ grid, score }: MatchState): Readonly<Record<Sign, number>> {
  const totals = { '1': 0, X: 0, '2': 0 };
  for (const [index, probability] of grid.byLead.entries()) {
    totals[sign([index - largestGoals + score[0] - score[1], 0])] += probability;
  }
  return totals;
}

export function doubleChance(state: MatchState): Readonly<Record<'1X' | '12' | 'X2', number>> {
  const result = resultProbabilities(state);
  return {
    '1X': result['1'] + result.X,
    '12': result['1'] + result['2'],
    X2: result.X + result['2'],
  };
}

/** Probability that both sides have scored at the end. */
export function bothScore({ grid, score }: MatchState): number {
  const isHomeDry = score[0] === 0;
  const isAwayDry = score[1] === 0;
  const noHome = marginal(grid, 'HOME')[0] ?? 0;
  const noAway = marginal(grid, 'AWAY')[0] ?? 0;
  const neither = isHomeDry && isAwayDry ? cellAt(grid, [0, 0]) : 0;
  return 1 - (isHomeDry ? noHome : 0) - (isAwayDry ? noAway : 0) + neither;
}

export function oddTotal({ grid, score }: MatchState): number {
  const parity = (score[0] + score[1]) % 2;
  return grid.byTotal.reduce((sum, p, total) => ((total + parity) % 2 === 1 ? sum + p : sum), 0);
}

export function scoreProbability({ grid, score }: MatchState, final: Score): number {
  return cellAt(grid, [final[0] - score[0], final[1] - score[1]]);
}

/** Handicap of the home side; the away side at the opposite line has win and lose exchanged. */
export function handicapWeights({ grid }: MatchState, homeLine: Quarters): LineWeights {
  return lineWeights(grid.byLead, (index) => 4 * (index - largestGoals) + homeLine);
}

/** OVER; UNDER has win and lose exchanged. */
export function totalWeights({ grid, score }: MatchState, line: Quarters): LineWeights {
  return lineWeights(grid.byTotal, (goals) => 4 * (goals + score[0] + score[1]) - line);
}

export function teamTotalWeights(
  { grid, score }: MatchState,
  team: 'HOME' | 'AWAY',
  line: Quarters,
): LineWeights {
  const scored = team === 'HOME' ? score[0] : score[1];
  return lineWeights(marginal(grid, team), (goals) => 4 * (goals + scored) - line);
}
