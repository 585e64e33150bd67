import type { ScoreFacts } from '../facts.ts';
import { backsHome, type Market, type Period, type Score } from '../market.ts';
import { settleAbandonedTotal, settleMargin } from './asian.ts';
import { LOSE, VOID, winWhen, type LegOutcome } from './leg-outcome.ts';

/** Settles a market of a match with goals or points (sports-and-games.md 2, 4 and 5). */
export function settleOnScore(market: Market, selection: string, facts: ScoreFacts): LegOutcome {
  if (facts.outcome === 'FORFEIT_AFTER_START' && market.type === 'MONEYLINE') {
    return facts.awardedTo === undefined ? VOID : winWhen(facts.awardedTo === selection);
  }
  if (facts.outcome !== 'FINISHED' && !isFirstHalfSettled(market, facts)) {
    return settleUnfinished(market, selection, facts);
  }
  switch (market.type) {
    case 'HTFT':
      return settleHalfTimeFullTime(selection, facts);
    case 'MONEYLINE':
      return settleMoneyline(selection, facts.final ?? facts.fullTime);
    default:
      return settleOnPeriod(market, selection, facts);
  }
}

function isFirstHalfSettled(market: Market, facts: ScoreFacts): boolean {
  return 'period' in market && market.period === '1H' && facts.isFirstHalfComplete === true;
}

function scoreOf(period: Period, facts: ScoreFacts): Score | undefined {
  return period === '1H' ? facts.halfTime : facts.fullTime;
}

function settleOnPeriod(market: Market, selection: string, facts: ScoreFacts): LegOutcome {
  const score = 'period' in market ? scoreOf(market.period, facts) : undefined;
  if (score === undefined) {
    return VOID;
  }
  const [home, away] = score;
  switch (market.type) {
    case '1X2':
      return winWhen(selection === sign(score));
    case 'DC':
      return winWhen(selection.includes(sign(score)));
    case 'DNB':
      return settleMargin(4 * lead(score, selection));
    case 'BTTS':
      return winWhen(Math.min(home, away) > 0 === (selection === 'YES'));
    case 'OE':
      return winWhen((home + away) % 2 === (selection === 'ODD' ? 1 : 0));
    case 'CS':
      return settleCorrectScore(selection, score, market.listed);
    case 'AH':
      return settleHandicap(market, selection, score);
    case 'OU':
      return settleTotal(home + away, market.line, selection);
    case 'TEAM_OU':
      return settleTotal(market.team === 'HOME' ? home : away, market.line, selection);
    default:
      return VOID;
  }
}

/** 1, X or 2 of a score. */
export function sign([home, away]: Score): '1' | 'X' | '2' {
  if (home === away) {
    return 'X';
  }
  return home > away ? '1' : '2';
}

function lead([home, away]: Score, selection: string): number {
  return backsHome(selection) ? home - away : away - home;
}

function settleHandicap(
  market: Extract<Market, { type: 'AH' }>,
  selection: string,
  score: Score,
): LegOutcome {
  const before = market.scoreAtBet === undefined ? 0 : lead(market.scoreAtBet, selection);
  return settleMargin(4 * (lead(score, selection) - before) + market.line);
}

function settleTotal(goals: number, line: number, selection: string): LegOutcome {
  return settleMargin(selection === 'OVER' ? 4 * goals - line : line - 4 * goals);
}

function settleCorrectScore(
  selection: string,
  score: Score,
  listedScores: ReadonlySet<string>,
): LegOutcome {
  const actual = `${score[0]}:${score[1]}`;
  return winWhen(selection === 'OTHER' ? !listedScores.has(actual) : selection === actual);
}

function settleHalfTimeFullTime(selection: string, facts: ScoreFacts): LegOutcome {
  if (facts.halfTime === undefined || facts.fullTime === undefined) {
    return VOID;
  }
  return winWhen(selection === `${sign(facts.halfTime)}/${sign(facts.fullTime)}`);
}

/** Level at the end of everything that was played refunds (sports-and-games.md 2). */
function settleMoneyline(selection: string, final: Score | undefined): LegOutcome {
  return final === undefined ? VOID : settleMargin(4 * lead(final, selection));
}

/**
 * Only what no further play could change is settled; the rest is void as a whole
 * (sports-and-games.md D10).
 */
function settleUnfinished(market: Market, selection: string, facts: ScoreFacts): LegOutcome {
  const score = facts.scoreAtStop;
  if (score === undefined) {
    return VOID;
  }
  const [home, away] = score;
  switch (market.type) {
    case 'OU':
      return settleAbandonedTotal(home + away, market.line, selection === 'OVER');
    case 'TEAM_OU': {
      const goals = market.team === 'HOME' ? home : away;
      return settleAbandonedTotal(goals, market.line, selection === 'OVER');
    }
    case 'BTTS':
      return Math.min(home, away) === 0 ? VOID : selection === 'YES' ? winWhen(true) : LOSE;
    default:
      return VOID;
  }
}
