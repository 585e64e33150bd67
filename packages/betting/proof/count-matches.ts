import {
  defaultListedScores,
  legState,
  parseScore,
  priceOfThousandths,
  selectionsByType,
  settleLeg,
  type Facts,
  type Market,
  type Period,
  type Score,
} from '../src/index.ts';
import { fieldsOf, listOf } from '@portal/proof';

export type Counts = Readonly<Record<string, number>>;

const handicaps = Array.from({ length: 13 }, (_, index) => index - 6);
const totals = Array.from({ length: 17 }, (_, index) => index + 2);
const evens = priceOfThousandths(2000n);

/**
 * Settles every market of every played match of a result file and counts the states by selection.
 */
export function countMatches(file: unknown): { matches: number; counts: Counts } {
  const counts = new Map<string, number>();
  const played = listOf(fieldsOf(file)['matches'])
    .map(factsOf)
    .filter((facts) => facts !== undefined);
  for (const facts of played) {
    countMatch(facts, (key) => counts.set(key, (counts.get(key) ?? 0) + 1));
  }
  return { matches: played.length, counts: Object.fromEntries(counts) };
}

type ScoreFacts = Extract<Facts, { kind: 'score' }>;

function factsOf(match: unknown): ScoreFacts | undefined {
  const score = fieldsOf(fieldsOf(match)['score']);
  const fullTime = parseScore(score['ft']);
  const halfTime = parseScore(score['ht']);
  const final = parseScore(score['p']) ?? parseScore(score['et']);
  return (
    fullTime && {
      kind: 'score',
      outcome: 'FINISHED',
      fullTime,
      ...(halfTime && { halfTime }),
      ...(final && { final }),
    }
  );
}

function countMatch(facts: ScoreFacts, add: (key: string) => void): void {
  const state = (market: Market, selection: string): string =>
    legState(settleLeg({ eventId: 'match', market, selection, price: evens }, facts));
  for (const [period, score] of periodsOf(facts)) {
    for (const type of ['1X2', 'DC', 'DNB'] as const) {
      for (const selection of selectionsByType[type] ?? []) {
        add(`${type}|${period}|${selection}|${state({ type, period }, selection)}`);
      }
    }
    add(`BTTS|${period}|YES|${state({ type: 'BTTS', period }, 'YES')}`);
    add(`OE|${period}|ODD|${state({ type: 'OE', period }, 'ODD')}`);
    countLines(period, state, add);
    countCorrectScore({ period, score }, state, add);
  }
  for (const selection of selectionsByType.HTFT ?? []) {
    if (facts.halfTime !== undefined && state({ type: 'HTFT' }, selection) === 'WIN') {
      add(`HTFT|FT|${selection}|WIN`);
    }
  }
  add(`MONEYLINE|FT|HOME|${state({ type: 'MONEYLINE' }, 'HOME')}`);
}

function periodsOf(facts: ScoreFacts): readonly (readonly [Period, Score])[] {
  return [
    ...(facts.fullTime ? [['FT', facts.fullTime] as const] : []),
    ...(facts.halfTime ? [['1H', facts.halfTime] as const] : []),
  ];
}

type StateOf = (market: Market, selection: string) => string;

function countLines(period: Period, state: StateOf, add: (key: string) => void): void {
  for (const line of handicaps) {
    for (const side of ['HOME', 'AWAY']) {
      add(`AH|${period}|${side} ${decimals(line)}|${state({ type: 'AH', period, line }, side)}`);
    }
  }
  for (const line of totals) {
    for (const side of ['OVER', 'UNDER']) {
      add(`OU|${period}|${side} ${decimals(line)}|${state({ type: 'OU', period, line }, side)}`);
    }
    for (const [team, side] of [
      ['HOME', 'OVER'],
      ['AWAY', 'UNDER'],
    ] as const) {
      const found = state({ type: 'TEAM_OU', period, line, team }, side);
      add(`TEAM_OU|${period}|${team} ${side} ${decimals(line)}|${found}`);
    }
  }
}

function countCorrectScore(
  { period, score }: { readonly period: Period; readonly score: Score },
  state: StateOf,
  add: (key: string) => void,
): void {
  const market: Market = { type: 'CS', period, listed: defaultListedScores };
  for (const selection of [`${score[0]}:${score[1]}`, 'OTHER']) {
    const isOffered = selection === 'OTHER' || defaultListedScores.has(selection);
    if (isOffered && state(market, selection) === 'WIN') {
      add(`CS|${period}|${selection}|WIN`);
    }
  }
}

function decimals(line: number): string {
  const hundredths = String(Math.abs(line * 25)).padStart(3, '0');
  return `${line < 0 ? '-' : ''}${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}

/** Differences between counts and what the independent script counted. */
export function countDifferences(expected: Counts, actual: Counts): string[] {
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...keys]
    .filter((key) => expected[key] !== actual[key])
    .map((key) => `${key}: ${actual[key] ?? 0}, expected ${expected[key] ?? 0}`);
}
