import {
  eventOutcomes,
  fightResults,
  type EventOutcome,
  type Facts,
  type Finish,
} from '../facts.ts';
import { sides, type Side } from '../market.ts';
import { asCount, asFields, asList, oneOf, type Fields } from './fields.ts';
import { parseScore } from './parse-market.ts';

/**
 * Reads what is known of an event (`sport`, `status`, `score`, `scoreAtStop`, `firstHalfComplete`,
 * `maps`, `bestOf`, `awarded`, `formatChanged`, `positions`, `result`); undefined when malformed.
 */
export function parseFacts(event: unknown): Facts | undefined {
  const fields = asFields(event);
  const outcome = oneOf(fields?.['status'], eventOutcomes);
  if (fields === undefined || outcome === undefined) {
    return undefined;
  }
  if ('maps' in fields) {
    return parseMapFacts(fields, outcome);
  }
  if ('positions' in fields) {
    return parseFieldFacts(fields, outcome);
  }
  if ('result' in fields || fields['sport'] === 'cockfight') {
    const result = oneOf(fields['result'], fightResults);
    const isCalledOff = fields['result'] === 'CANCELLED';
    const settled = isCalledOff ? 'CANCELLED' : outcome;
    return { kind: 'fight', outcome: settled, ...(result && { result }) };
  }
  return parseScoreFacts(fields, outcome);
}

function parseScoreFacts(fields: Fields, outcome: EventOutcome): Facts | undefined {
  const score = asFields(fields['score'] ?? {});
  const halfTime = parseScore(score?.['ht']);
  const fullTime = parseScore(score?.['ft']);
  const final = parseScore(score?.['final']);
  const scoreAtStop = parseScore(fields['scoreAtStop']);
  const awardedTo = oneOf(fields['awarded'], sides);
  return score === undefined
    ? undefined
    : {
        kind: 'score',
        outcome,
        ...(halfTime && { halfTime }),
        ...(fullTime && { fullTime }),
        ...(final && { final }),
        ...(scoreAtStop && { scoreAtStop }),
        ...(awardedTo && { awardedTo }),
        ...(fields['firstHalfComplete'] === true && { isFirstHalfComplete: true }),
      };
}

function parseMapFacts(fields: Fields, outcome: EventOutcome): Facts | undefined {
  const maps = asList(fields['maps'])?.map(parseWinner);
  const bestOf = asCount(fields['bestOf']);
  const awardedTo = oneOf(fields['awarded'], sides);
  if (maps === undefined || bestOf === undefined || maps.includes(undefined)) {
    return undefined;
  }
  return {
    kind: 'maps',
    outcome,
    bestOf,
    maps: maps.filter((winner) => winner !== undefined),
    ...(awardedTo && { awardedTo }),
    ...(fields['formatChanged'] === true && { isFormatChanged: true }),
  };
}

function parseWinner(value: unknown): Side | null | undefined {
  if (value === null) {
    return null;
  }
  return value === 'H' ? 'HOME' : value === 'A' ? 'AWAY' : undefined;
}

function parseFieldFacts(fields: Fields, outcome: EventOutcome): Facts | undefined {
  const entries = Object.entries(asFields(fields['positions']) ?? {});
  const finishes = new Map<string, Finish>();
  for (const [name, value] of entries) {
    const finish = value === 'NS' || value === 'DNF' ? value : asCount(value);
    if (finish === undefined || finish === 0) {
      return undefined;
    }
    finishes.set(name, finish);
  }
  return { kind: 'field', outcome, finishes };
}
