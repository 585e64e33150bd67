import type { LeagueRatings, Rating } from './ratings.ts';

export interface PlayedMatch {
  readonly home: string;
  readonly away: string;
  readonly goals: readonly [home: number, away: number];
  /** Age at the time of the fit; the weight is `exp(-0.0019 * days)` (sports-and-games.md 15). */
  readonly daysAgo: number;
}

const decayPerDay = 0.0019;
/**
 * Light pull of attacks and defences to their mean, so that a side with few matches stays moderate.
 */
const ridge = 0.35;
const rounds = 200;

interface Fit {
  attack: Map<string, number>;
  defence: Map<string, number>;
  homeAdvantage: number;
}

/**
 * Weighted maximum likelihood of independent Poisson goals, by coordinate Newton steps. The
 * correction rho is not fitted: it is too noisy on one season (sports-and-games.md 15). Attacks sum
 * to 0.
 */
export function fitRatings(matches: readonly PlayedMatch[]): LeagueRatings {
  const names = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].toSorted();
  const fit: Fit = {
    attack: new Map(names.map((name) => [name, 0])),
    defence: new Map(names.map((name) => [name, 0])),
    homeAdvantage: 0,
  };
  for (let round = 0; round < rounds; round += 1) {
    improve(fit, matches);
  }
  const teams = new Map<string, Rating>(
    names.map((name) => [
      name,
      { attack: fit.attack.get(name) ?? 0, defence: fit.defence.get(name) ?? 0 },
    ]),
  );
  return { homeAdvantage: fit.homeAdvantage, teams };
}

/** Goals seen and goals expected, by whose parameter they bear on. */
class Tally {
  readonly seen = new Map<string, number>();
  readonly expected = new Map<string, number>();

  add(name: string, actual: number, expected: number): void {
    this.seen.set(name, (this.seen.get(name) ?? 0) + actual);
    this.expected.set(name, (this.expected.get(name) ?? 0) + expected);
  }

  /** One Newton step of a log-linear Poisson parameter with a ridge towards `centre`. */
  step(name: string, value: number, centre: number): number {
    const seen = this.seen.get(name) ?? 0;
    const expected = this.expected.get(name) ?? 0;
    return value + (seen - expected - ridge * (value - centre)) / (expected + ridge);
  }
}

function improve(fit: Fit, matches: readonly PlayedMatch[]): void {
  const attack = tally(fit, matches, (match, side) => (side === 0 ? match.home : match.away));
  const attackMean = mean(fit.attack);
  for (const [name, value] of fit.attack) {
    fit.attack.set(name, attack.step(name, value, attackMean));
  }
  centreAttacks(fit);
  const defence = tally(fit, matches, (match, side) => (side === 0 ? match.away : match.home));
  const defenceMean = mean(fit.defence);
  for (const [name, value] of fit.defence) {
    fit.defence.set(name, defence.step(name, value, defenceMean));
  }
  const homeGoals = tally(fit, matches, (_, side) => (side === 0 ? 'home' : 'away'));
  const seen = homeGoals.seen.get('home') ?? 0;
  fit.homeAdvantage += Math.log(seen / (homeGoals.expected.get('home') ?? 1));
}

function tally(
  fit: Fit,
  matches: readonly PlayedMatch[],
  owner: (match: PlayedMatch, side: 0 | 1) => string,
): Tally {
  const result = new Tally();
  for (const match of matches) {
    const weight = Math.exp(0 - decayPerDay * match.daysAgo);
    const { home, away } = match;
    const attack = (name: string): number => fit.attack.get(name) ?? 0;
    const defence = (name: string): number => fit.defence.get(name) ?? 0;
    const homeExpected = Math.exp(attack(home) + defence(away) + fit.homeAdvantage);
    const awayExpected = Math.exp(attack(away) + defence(home));
    result.add(owner(match, 0), weight * match.goals[0], weight * homeExpected);
    result.add(owner(match, 1), weight * match.goals[1], weight * awayExpected);
  }
  return result;
}

/** Moves the mean of the attacks into the defences, which leaves every expectation unchanged. */
function centreAttacks(fit: Fit): void {
  const shift = mean(fit.attack);
  for (const [name, value] of fit.attack) {
    fit.attack.set(name, value - shift);
  }
  for (const [name, value] of fit.defence) {
    fit.defence.set(name, value + shift);
  }
}

function mean(values: ReadonlyMap<string, number>): number {
  return [...values.values()].reduce((sum, value) => sum + value, 0) / values.size;
}
