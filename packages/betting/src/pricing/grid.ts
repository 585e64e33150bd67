import type { Score } from '../market.ts';
import { poisson } from './poisson.ts';

/** Goals of each side run from 0 to this (sports-and-games.md 15). */
export const largestGoals = 20;
const width = largestGoals + 1;

/** Goal expectations of home and away. */
export interface Expectation {
  readonly home: number;
  readonly away: number;
}

/** Joint probabilities of the goals, row by home goals; they sum to 1. */
export interface Grid {
  readonly cells: Float64Array;
  /** Probability of each home lead, index `lead + largestGoals`. */
  readonly byLead: Float64Array;
  /** Probability of each goal total. */
  readonly byTotal: Float64Array;
}

/**
 * Two Poisson counts with the Dixon-Coles correction (Dixon and Coles 1997, sports-and-games.md
 * 15); `rho` 0 leaves them independent, as in play.
 */
export function goalGrid(expected: Expectation, rho: number, largest = largestGoals): Grid {
  const homeGoals = poisson(expected.home, largest);
  const awayGoals = poisson(expected.away, largest);
  const cells = new Float64Array(width * width);
  let total = 0;
  for (let home = 0; home <= largest; home += 1) {
    for (let away = 0; away <= largest; away += 1) {
      const cell =
        tau([home, away], expected, rho) * (homeGoals[home] ?? 0) * (awayGoals[away] ?? 0);
      cells[home * width + away] = cell;
      total += cell;
    }
  }
  return summarise(cells.map((cell) => cell / total));
}

function tau([home, away]: Score, expected: Expectation, rho: number): number {
  if (home > 1 || away > 1) {
    return 1;
  }
  if (home === 0) {
    return away === 0 ? 1 - expected.home * expected.away * rho : 1 + expected.home * rho;
  }
  return away === 0 ? 1 + expected.away * rho : 1 - rho;
}

function summarise(cells: Float64Array): Grid {
  const byLead = new Float64Array(2 * width - 1);
  const byTotal = new Float64Array(2 * width - 1);
  for (let home = 0; home < width; home += 1) {
    for (let away = 0; away < width; away += 1) {
      const cell = cells[home * width + away] ?? 0;
      byLead[home - away + largestGoals] = (byLead[home - away + largestGoals] ?? 0) + cell;
      byTotal[home + away] = (byTotal[home + away] ?? 0) + cell;
    }
  }
  return { cells, byLead, byTotal };
}

/** Probability of one score of the grid. */
export function cellAt(grid: Grid, [home, away]: Score): number {
  return home < 0 || away < 0 ? 0 : (grid.cells[home * width + away] ?? 0);
}

/** Goals of one side alone. */
export function marginal(grid: Grid, side: 'HOME' | 'AWAY'): Float64Array {
  const goals = new Float64Array(width);
  for (let home = 0; home < width; home += 1) {
    for (let away = 0; away < width; away += 1) {
      const index = side === 'HOME' ? home : away;
      goals[index] = (goals[index] ?? 0) + (grid.cells[home * width + away] ?? 0);
    }
  }
  return goals;
}
