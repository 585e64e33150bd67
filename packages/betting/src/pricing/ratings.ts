import type { Expectation } from './grid.ts';

/**
 * Attack and defence of a side; a higher defence concedes more (data file `house_ratings.json`).
 */
export interface Rating {
  readonly attack: number;
  readonly defence: number;
}

export interface LeagueRatings {
  readonly homeAdvantage: number;
  readonly teams: ReadonlyMap<string, Rating>;
}

/**
 * Share of a rating that is kept when pricing: the best of four half-season hold-outs
 * (sports-and-games.md 15).
 */
export const ratingKept = 0.65;

/**
 * Goal expectations of a fixture: `ln home = attack + defence of the away side + home advantage`.
 * Ratings are drawn towards the league mean first. Undefined when a side has no rating.
 */
export function expectationOf(
  league: LeagueRatings,
  fixture: { readonly home: string; readonly away: string },
  keptShare = ratingKept,
): Expectation | undefined {
  const home = league.teams.get(fixture.home);
  const away = league.teams.get(fixture.away);
  if (home === undefined || away === undefined) {
    return undefined;
  }
  const mean = meanRating(league);
  const towards = (value: number, centre: number): number => centre + keptShare * (value - centre);
  const attack = (rating: Rating): number => towards(rating.attack, mean.attack);
  const defence = (rating: Rating): number => towards(rating.defence, mean.defence);
  return {
    home: Math.exp(attack(home) + defence(away) + league.homeAdvantage),
    away: Math.exp(attack(away) + defence(home)),
  };
}

function meanRating({ teams }: LeagueRatings): Rating {
  const all = [...teams.values()];
  const mean = (pick: (rating: Rating) => number): number =>
    all.reduce((sum, rating) => sum + pick(rating), 0) / all.length;
  return { attack: mean((rating) => rating.attack), defence: mean((rating) => rating.defence) };
}
