import {
  bothScore,
  doubleChance,
  fairOdds,
  goalGrid,
  halfTimeFullTime,
  handicapWeights,
  livePricing,
  oddTotal,
  parseLine,
  parseScore,
  remainingExpectation,
  resultProbabilities,
  scoreProbability,
  totalWeights,
  type LineWeights,
  type LiveState,
  type MatchState,
} from '../../src/index.ts';
import { assertDefined } from '@portal/money';
import { fieldsOf, near, textOf, type Comparison, type Fields } from '@portal/proof';

type Cases = readonly unknown[];

const tolerance = 1e-7;

function expectationOf(fields: Fields): { home: number; away: number } {
  return { home: Number(fields['lambdaHome']), away: Number(fields['lambdaAway']) };
}

export function runDixonColes(cases: Cases, comparison: Comparison): void {
  for (const entry of cases) {
    const fields = fieldsOf(entry);
    const expected = expectationOf(fields);
    comparison.case(`dixonColes ${expected.home} ${expected.away}`, () => {
      const grid = goalGrid(expected, Number(fields['rho']));
      return stateDifferences(fieldsOf(fields['probabilities']), { grid, score: [0, 0] });
    });
  }
}

export function runHalfTime(cases: Cases, comparison: Comparison): void {
  for (const entry of cases) {
    const fields = fieldsOf(entry);
    const expected = expectationOf(fields);
    comparison.case(`htft ${expected.home} ${expected.away}`, () => {
      const found = halfTimeFullTime(expected, Number(fields['firstHalfShare']));
      return Object.entries(fieldsOf(fields['probabilities'])).flatMap(([name, p]) =>
        near(name, p, { found: found.get(name) ?? Number.NaN, within: tolerance }),
      );
    });
  }
}

export function runInPlay(cases: Cases, comparison: Comparison): void {
  for (const entry of cases) {
    const fields = fieldsOf(entry);
    const expected = expectationOf(fields);
    comparison.case(`inPlay minute ${textOf(fields['minute'])} ${expected.home}`, () => {
      const live: LiveState = {
        minute: Number(fields['minute']),
        score: assertDefined(parseScore(fields['score']), 'no score'),
        redCards: parseScore(fields['redCards']) ?? [0, 0],
      };
      const left = remainingExpectation(expected, live);
      return [
        ...near('remainingHome', fields['remainingHome'], { found: left.home, within: tolerance }),
        ...near('remainingAway', fields['remainingAway'], { found: left.away, within: tolerance }),
        ...stateDifferences(fieldsOf(fields['probabilities']), livePricing(expected, live)),
      ];
    });
  }
}

function stateDifferences(expected: Fields, state: MatchState): string[] {
  return Object.entries(expected).flatMap(([name, value]) =>
    name === 'correctScore'
      ? scoreDifferences(fieldsOf(value), state)
      : typeof value === 'object'
        ? lineDifferences(name, fieldsOf(value), state)
        : near(name, value, { found: probability(name, state), within: tolerance }),
  );
}

function probability(name: string, state: MatchState): number {
  const named: Readonly<Record<string, number>> = {
    ...resultProbabilities(state),
    ...doubleChance(state),
    bttsYes: bothScore(state),
    odd: oddTotal(state),
  };
  const over = /^over(?<line>[\d.]+)$/u.exec(name)?.groups?.['line'];
  return over === undefined
    ? (named[name] ?? Number.NaN)
    : totalWeights(state, assertDefined(parseLine(over), name)).win;
}

function scoreDifferences(expected: Fields, state: MatchState): string[] {
  return Object.entries(expected).flatMap(([text, p]) => {
    const [home = 0, away = 0] = text.split(':').map(Number);
    return near(text, p, { found: scoreProbability(state, [home, away]), within: tolerance });
  });
}

function lineDifferences(name: string, expected: Fields, state: MatchState): string[] {
  const [kind, ...rest] = name.split('_');
  const line = assertDefined(parseLine(rest.at(-1) ?? ''), name);
  const weights = kind === 'AH' ? handicapWeights(state, line) : totalWeights(state, line);
  const mirrored: LineWeights = { win: weights.lose, lose: weights.win };
  const figures: Readonly<Record<string, number>> = {
    winWeight: weights.win,
    loseWeight: weights.lose,
    overWinWeight: weights.win,
    underWinWeight: weights.lose,
    fairHome: fairOdds(weights),
    fairAway: fairOdds(mirrored),
    fairOver: fairOdds(weights),
    fairUnder: fairOdds(mirrored),
  };
  return Object.entries(expected).flatMap(([figure, value]) => {
    const found = figures[figure] ?? Number.NaN;
    if (value === null) {
      // The file writes an impossible side's fair odds as null.
      return Number.isFinite(found) ? [`${name} ${figure} is ${found}, expected none`] : [];
    }
    // The file rounds to nine decimals, so long fair odds carry its rounding in their last digits.
    const size = Math.max(1, Math.abs(Number(value)));
    return near(`${name} ${figure}`, value, { found, within: tolerance * size * size });
  });
}
