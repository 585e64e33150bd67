import { below, newId, oneOf } from '../chance.ts';

export type Side = 'home' | 'draw' | 'away';

export interface Match {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  readonly startedAtMs: number;
  readonly endsAtMs: number;
  homeScore: number;
  awayScore: number;
  /** Hundredths. */
  prices: Readonly<Record<Side, number>>;
}

export interface MatchRules {
  readonly teams: readonly string[];
  readonly hasDraw: boolean;
  readonly seconds: number;
  /** A side scores so often, out of a thousand looks. */
  readonly scoresPerThousand: number;
}

const atOnce = 4;
const looksPerSecond = 2;
/** What the prices of a match add up to, in hundredths: the margin of the book. */
const bookHundredths = 106;

export function newMatch(rules: MatchRules, nowMs: number): Match {
  const home = oneOf(rules.teams);
  const away = oneOf(rules.teams.filter((team) => team !== home));
  const lasts = rules.seconds * 1000 + below(rules.seconds * 500);
  const match: Match = {
    id: newId(),
    home,
    away,
    startedAtMs: nowMs,
    endsAtMs: nowMs + lasts,
    homeScore: 0,
    awayScore: 0,
    prices: { home: 200, draw: 300, away: 200 },
  };
  match.prices = pricesOf(rules, match, nowMs);
  return match;
}

/** Goals fall, prices follow. */
export function advance(rules: MatchRules, match: Match, nowMs: number): void {
  match.homeScore += below(1000) < rules.scoresPerThousand ? 1 : 0;
  match.awayScore += below(1000) < rules.scoresPerThousand ? 1 : 0;
  match.prices = pricesOf(rules, match, nowMs);
}

/** A sport without draws goes on for one more point. */
export function decide({ hasDraw }: MatchRules, match: Match): void {
  if (!hasDraw && match.homeScore === match.awayScore) {
    const isHome = below(2) === 0;
    match.homeScore += isHome ? 1 : 0;
    match.awayScore += isHome ? 0 : 1;
  }
}

export function winnerOf({ homeScore, awayScore }: Match): Side {
  if (homeScore === awayScore) {
    return 'draw';
  }
  return homeScore > awayScore ? 'home' : 'away';
}

export function missing(matches: readonly Match[]): number {
  return atOnce - matches.length;
}

/**
 * Chances from lead and time left: what each side still scores is about a Poisson number, taken as
 * a sum over a few goals.
 */
export function pricesOf(rules: MatchRules, match: Match, nowMs: number): Match['prices'] {
  const secondsLeft = Math.max(0, (match.endsAtMs - nowMs) / 1000);
  const mean = (secondsLeft * looksPerSecond * rules.scoresPerThousand) / 1000;
  const lead = match.homeScore - match.awayScore;
  const chances = { home: 0, draw: 0, away: 0 };
  const terms = poisson(mean);
  terms.forEach((homeChance, homeGoals) => {
    terms.forEach((awayChance, awayGoals) => {
      const margin = lead + homeGoals - awayGoals;
      const side = margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw';
      chances[side] += homeChance * awayChance;
    });
  });
  if (!rules.hasDraw) {
    chances.home += chances.draw / 2;
    chances.away += chances.draw / 2;
  }
  return {
    home: priceOf(chances.home),
    draw: priceOf(chances.draw),
    away: priceOf(chances.away),
  };
}

const mostGoals = 12;

function poisson(mean: number): readonly number[] {
  const terms = [Math.exp(-mean)];
  for (let goals = 1; goals <= mostGoals; goals += 1) {
    terms.push(((terms[goals - 1] ?? 0) * mean) / goals);
  }
  return terms;
}

const lowest = 101;
const highest = 5000;

function priceOf(chance: number): number {
  const fair = chance <= 0 ? highest : 10_000 / (chance * bookHundredths);
  return Math.min(highest, Math.max(lowest, Math.floor(fair)));
}
