import { describe, expect, it } from 'vitest';
import season from '../../data/football_2024-25_en.1.json' with { type: 'json' };
import ratings from '../../data/house_ratings.json' with { type: 'json' };
import { fitRatings, type PlayedMatch } from './fit-ratings.ts';
import { expectationOf, type LeagueRatings } from './ratings.ts';

const matches: PlayedMatch[] = season.matches.flatMap(({ team1, team2, score }) => {
  const [home, away] = score.ft;
  return home === undefined || away === undefined
    ? []
    : [{ home: team1, away: team2, goals: [home, away], daysAgo: 0 }];
});

function logLikelihood(league: LeagueRatings): number {
  return matches.reduce((sum, { home, away, goals }) => {
    const expected = expectationOf(league, { home, away }, 1);
    return expected === undefined
      ? Number.NaN
      : sum +
          goals[0] * Math.log(expected.home) -
          expected.home +
          goals[1] * Math.log(expected.away) -
          expected.away;
  }, 0);
}

describe('fitRatings', () => {
  const fitted = fitRatings(matches);
  const published = ratings.leagues['football_2024-25_en.1.json'];

  it('explains the season at least as well as the published ratings', () => {
    const reference: LeagueRatings = {
      homeAdvantage: published.homeAdvantage,
      teams: new Map(Object.entries(published.teams)),
    };
    expect(fitted.teams.size).toBe(20);
    expect(logLikelihood(fitted)).toBeGreaterThan(logLikelihood(reference) - 1);
  });

  it('is close to the published ratings, which were fitted with rho as well', () => {
    for (const [team, rating] of Object.entries(published.teams)) {
      expect(Math.abs((fitted.teams.get(team)?.attack ?? 9) - rating.attack)).toBeLessThan(0.05);
      expect(Math.abs((fitted.teams.get(team)?.defence ?? 9) - rating.defence)).toBeLessThan(0.05);
    }
    expect(fitted.homeAdvantage).toBeCloseTo(published.homeAdvantage, 1);
  });

  it('expects as many goals as were scored, and centres the attacks', () => {
    const goals = matches.reduce((sum, match) => sum + match.goals[0] + match.goals[1], 0);
    const expected = matches.reduce((sum, { home, away }) => {
      const mean = expectationOf(fitted, { home, away }, 1);
      return sum + (mean?.home ?? 0) + (mean?.away ?? 0);
    }, 0);
    expect(expected).toBeCloseTo(goals, 0);
    const attacks = [...fitted.teams.values()].reduce((sum, { attack }) => sum + attack, 0);
    expect(attacks).toBeCloseTo(0, 9);
  });
});
