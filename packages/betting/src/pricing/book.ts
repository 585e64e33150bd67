import { addMargin, type PricedBook } from '../margin/add.ts';
import {
  defaultListedScores,
  type Market,
  type Period,
  type Quarters,
  type Score,
} from '../market.ts';
import { lowestThousandths } from '../odds/ladder.ts';
import { goalGrid, type Expectation } from './grid.ts';
import { firstHalfShare, halfTimeFullTime, scaled } from './half-time.ts';
import { houseRho } from './infer.ts';
import {
  bothScore,
  doubleChance,
  handicapWeights,
  oddTotal,
  resultProbabilities,
  scoreProbability,
  teamTotalWeights,
  totalWeights,
  type MatchState,
} from './probabilities.ts';
import type { LineWeights } from './weights.ts';

/**
 * A selection with its probability of winning and of losing (the rest is returned) and its price.
 */
export interface PricedSelection {
  readonly selection: string;
  readonly win: number;
  readonly lose: number;
  /**
   * Canonical odds in thousandths; undefined when the price would be below the ladder
   * (sports-and-games.md 16).
   */
  readonly thousandths: number | undefined;
}

export interface PricedMarket {
  /** A handicap market carries the home line. */
  readonly market: Market;
  readonly margin: number;
  readonly selections: readonly PricedSelection[];
}

/** Default margins of sports-and-games.md 14; lower tiers add to each. */
export const houseMargins = {
  line: 0.035,
  result: 0.05,
  bothScore: 0.05,
  oddEven: 0.05,
  correctScore: 0.2,
  halfTimeFullTime: 0.12,
} as const;

export interface BookOptions {
  readonly expected: Expectation;
  readonly rho?: number;
  /** Added to every default margin, for tiers 4 and 5 (sports-and-games.md 14). */
  readonly extraMargin?: number;
}

/** Selections longer than the odds ceiling of a slip are not offered (sports-and-games.md 11). */
const highestOdds = 10_000;

/** Prices every football market of the catalogue from two goal expectations, before the match. */
export function priceBook(options: BookOptions): readonly PricedMarket[] {
  const { expected } = options;
  const full = { grid: goalGrid(expected, options.rho ?? houseRho), score: [0, 0] as const };
  const half = { grid: goalGrid(scaled(expected, firstHalfShare), 0), score: [0, 0] as const };
  const extra = options.extraMargin ?? 0;
  return [
    ...periodMarkets(full, 'FT', extra),
    ...periodMarkets(half, '1H', extra),
    loaded({ type: 'HTFT' }, houseMargins.halfTimeFullTime + extra, [
      ...halfTimeFullTime(expected),
    ]),
  ];
}

/** Prices the markets that stay open in play, from the goals still to come and the score. */
export function priceLiveBook(state: MatchState, extraMargin = 0): readonly PricedMarket[] {
  return periodMarkets(state, 'FT', extraMargin);
}

function periodMarkets(state: MatchState, period: Period, extraMargin: number): PricedMarket[] {
  const yes = bothScore(state);
  const odd = oddTotal(state);
  const level = handicapWeights(state, 0);
  return [
    loaded(
      { type: '1X2', period },
      houseMargins.result + extraMargin,
      entries(resultProbabilities(state)),
    ),
    loaded({ type: 'DC', period }, houseMargins.result + extraMargin, entries(doubleChance(state))),
    twoWay({ type: 'DNB', period }, ['HOME', 'AWAY'], {
      weights: level,
      extra: 0.015 + extraMargin,
    }),
    loaded({ type: 'BTTS', period }, houseMargins.bothScore + extraMargin, [
      ['YES', yes],
      ['NO', 1 - yes],
    ]),
    loaded({ type: 'OE', period }, houseMargins.oddEven + extraMargin, [
      ['ODD', odd],
      ['EVEN', 1 - odd],
    ]),
    correctScore(state, period, extraMargin),
    ...handicaps(state, period, extraMargin),
    ...totals(state, period, extraMargin),
    ...teamTotals(state, period, extraMargin),
  ];
}

function handicaps(state: MatchState, period: Period, extraMargin: number): PricedMarket[] {
  return around(
    mainLine((line) => handicapWeights(state, line), -24, 24),
    5,
  ).map((line) =>
    twoWay({ type: 'AH', period, line, scoreAtBet: state.score }, ['HOME', 'AWAY'], {
      weights: handicapWeights(state, line),
      extra: extraMargin,
    }),
  );
}

function totals(state: MatchState, period: Period, extraMargin: number): PricedMarket[] {
  const from = 4 * (state.score[0] + state.score[1]) + 1;
  const main = mainLine((line) => totalWeights(state, line), from, from + 40);
  return around(main, 5)
    .filter((line) => line >= from)
    .map((line) =>
      twoWay({ type: 'OU', period, line }, ['OVER', 'UNDER'], {
        weights: totalWeights(state, line),
        extra: extraMargin,
      }),
    );
}

function teamTotals(state: MatchState, period: Period, extraMargin: number): PricedMarket[] {
  return (['HOME', 'AWAY'] as const).flatMap((team) => {
    const scored = 4 * (team === 'HOME' ? state.score[0] : state.score[1]);
    return [2, 6].map((quarters) => {
      const line = scored + quarters;
      return twoWay({ type: 'TEAM_OU', period, team, line }, ['OVER', 'UNDER'], {
        weights: teamTotalWeights(state, team, line),
        extra: extraMargin,
      });
    });
  });
}

function correctScore(state: MatchState, period: Period, extraMargin: number): PricedMarket {
  const scores = [...defaultListedScores].map((text): readonly [string, number] => {
    const [home = 0, away = 0] = text.split(':').map(Number);
    const final: Score = [home, away];
    return [text, scoreProbability(state, final)];
  });
  const listed = scores.reduce((sum, [, p]) => sum + p, 0);
  return loaded(
    { type: 'CS', period, listed: defaultListedScores },
    houseMargins.correctScore + extraMargin,
    [...scores, ['OTHER', Math.max(0, 1 - listed)]],
  );
}

/** The line whose fair odds are nearest 2.00 (sports-and-games.md 2). */
function mainLine(
  weightsAt: (line: Quarters) => LineWeights,
  from: Quarters,
  to: Quarters,
): Quarters {
  let best = from;
  let bestGap = Number.POSITIVE_INFINITY;
  for (let line = from; line <= to; line += 1) {
    const { win, lose } = weightsAt(line);
    const gap = Math.abs(win - lose);
    if (gap < bestGap) {
      best = line;
      bestGap = gap;
    }
  }
  return best;
}

function around(main: Quarters, eachSide: number): Quarters[] {
  return Array.from({ length: 2 * eachSide + 1 }, (_, index) => main - eachSide + index);
}

function twoWay(
  market: Market,
  names: readonly [string, string],
  { weights, extra }: { readonly weights: LineWeights; readonly extra: number },
): PricedMarket {
  const { win, lose } = weights;
  const margin = houseMargins.line + extra;
  // Pushes drop out: the margin is loaded on the share that is decided.
  const priced = addMargin([win / (win + lose), lose / (win + lose)], { margin });
  return {
    market,
    margin,
    selections: [
      selectionOf(names[0], { win, lose }, { priced, index: 0 }),
      selectionOf(names[1], { win: lose, lose: win }, { priced, index: 1 }),
    ],
  };
}

function loaded(
  market: Market,
  margin: number,
  probabilities: readonly (readonly [string, number])[],
): PricedMarket {
  // The three double chances overlap: together they cover every result twice.
  const whole = market.type === 'DC' ? 2 : 1;
  const priced = addMargin(
    probabilities.map(([, p]) => p),
    { margin, whole },
  );
  return {
    market,
    margin,
    selections: probabilities.map(([selection, win], index) =>
      selectionOf(selection, { win, lose: 1 - win }, { priced, index }),
    ),
  };
}

function selectionOf(
  selection: string,
  { win, lose }: LineWeights,
  { priced, index }: { readonly priced: PricedBook; readonly index: number },
): PricedSelection {
  const raw = priced.rawOdds[index] ?? 0;
  const isPriced = raw * 1000 >= lowestThousandths && raw < highestOdds;
  return { selection, win, lose, thousandths: isPriced ? priced.thousandths[index] : undefined };
}

function entries(record: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(record);
}
