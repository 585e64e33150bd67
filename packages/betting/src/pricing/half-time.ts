import type { Score } from '../market.ts';
import { sign } from '../settle/score-markets.ts';
import { largestGoals, goalGrid, type Expectation } from './grid.ts';

/**
 * Share of the goals that fall before half-time: 44.57 % of 30,095 goals in 10,170 matches (section
 * 15).
 */
export const firstHalfShare = 0.445;
const largestOfHalf = 12;

export function scaled(expected: Expectation, factor: number): Expectation {
  return { home: expected.home * factor, away: expected.away * factor };
}

/**
 * Half-time/full-time by two independent Poisson halves without correction (sports-and-games.md
 * 15).
 */
export function halfTimeFullTime(
  expected: Expectation,
  share = firstHalfShare,
): ReadonlyMap<string, number> {
  const first = leadDistribution(scaled(expected, share));
  const second = leadDistribution(scaled(expected, 1 - share));
  const totals = new Map<string, number>();
  for (const [lead, before] of first) {
    for (const [gain, after] of second) {
      const name = `${signOfLead(lead)}/${signOfLead(lead + gain)}`;
      totals.set(name, (totals.get(name) ?? 0) + before * after);
    }
  }
  return totals;
}

function leadDistribution(expected: Expectation): readonly (readonly [number, number])[] {
  const { byLead } = goalGrid(expected, 0, largestOfHalf);
  return [...byLead.entries()]
    .map(([index, probability]) => [index - largestGoals, probability] as const)
    .filter(([, probability]) => probability > 0);
}

function signOfLead(lead: number): string {
  const score: Score = [lead, 0];
  return sign(score);
}
