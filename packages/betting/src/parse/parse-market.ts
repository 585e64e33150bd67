import {
  defaultListedScores,
  parseLine,
  periods,
  sides,
  type Market,
  type Period,
  type Score,
} from '../market.ts';
import { asCount, asFields, asList, asText, oneOf, type Fields } from './fields.ts';

/** Reads a pair of goals; undefined for anything else. */
export function parseScore(value: unknown): Score | undefined {
  const [home, away, ...rest] = asList(value) ?? [];
  const [homeGoals, awayGoals] = [asCount(home), asCount(away)];
  return homeGoals === undefined || awayGoals === undefined || rest.length > 0
    ? undefined
    : [homeGoals, awayGoals];
}

/**
 * Reads the market of a leg from its wire fields (`market`, `period`, `line`, `team`, `places`,
 * `map`, `listed`, `scoreAtBet`); undefined when a needed specifier is missing or not of its kind.
 */
export function parseMarket(leg: unknown): Market | undefined {
  const fields = asFields(leg);
  const period = oneOf(fields?.['period'] ?? 'FT', periods);
  if (fields === undefined || period === undefined) {
    return undefined;
  }
  const type = asText(fields['market']);
  switch (type) {
    case '1X2':
    case 'DC':
    case 'DNB':
    case 'BTTS':
    case 'OE':
      return { type, period };
    case 'HTFT':
    case 'MONEYLINE':
    case 'OUTRIGHT':
    case 'MAP_SCORE':
    case 'COCKFIGHT':
      return { type };
    case 'CS':
      return parseCorrectScore(fields, period);
    case 'TOP_N':
    case 'MAP_WINNER':
      return parseNumbered(fields, type);
    default:
      return parseLined(fields, period);
  }
}

function parseCorrectScore(fields: Fields, period: Period): Market | undefined {
  if (fields['listed'] === undefined) {
    return { type: 'CS', period, listed: defaultListedScores };
  }
  const listed = asList(fields['listed'])?.map(asText);
  return listed === undefined || listed.includes(undefined)
    ? undefined
    : { type: 'CS', period, listed: new Set(listed.filter((score) => score !== undefined)) };
}

function parseNumbered(fields: Fields, type: 'TOP_N' | 'MAP_WINNER'): Market | undefined {
  const number = asCount(fields[type === 'TOP_N' ? 'places' : 'map']) ?? 0;
  if (number === 0) {
    return undefined;
  }
  return type === 'TOP_N' ? { type, places: number } : { type, map: number };
}

function parseLined(fields: Fields, period: Period): Market | undefined {
  const line = parseLine(asText(fields['line']) ?? '');
  const team = oneOf(fields['team'], sides);
  if (line === undefined) {
    return undefined;
  }
  switch (fields['market']) {
    case 'AH': {
      const before = fields['scoreAtBet'];
      const scoreAtBet = parseScore(before);
      if (before !== undefined && scoreAtBet === undefined) {
        return undefined;
      }
      return { type: 'AH', period, line, ...(scoreAtBet && { scoreAtBet }) };
    }
    case 'OU':
      return { type: 'OU', period, line };
    case 'TEAM_OU':
      return team && { type: 'TEAM_OU', period, line, team };
    case 'MAP_HANDICAP':
      return { type: 'MAP_HANDICAP', line };
    case 'TOTAL_MAPS':
      return { type: 'TOTAL_MAPS', line };
    default:
      return undefined;
  }
}
