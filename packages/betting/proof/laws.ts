import {
  acceptSlip,
  bookFaults,
  cashOut,
  checkSlip,
  displayLine,
  expectationFromResult,
  goalGrid,
  inPlayDelaySeconds,
  legState,
  lineCount,
  mapScores,
  moveRungs,
  namedSystems,
  parseFacts,
  parseSlip,
  priceBook,
  recover,
  resultProbabilities,
  revise,
  rungsDown,
  settleSlip,
  validBet,
  worstCase,
  type Expectation,
  type Facts,
  type Slip,
} from '../src/index.ts';
import { formatScaled, assertDefined, rational } from '@portal/money';
import { breaches, type Law } from '@portal/proof';

/** The laws of sports-and-games.md that no vector covers; a breach is a line. */
export function lawBreaches(): readonly string[] {
  return breaches([...slipLaws(), ...bookLaws(), ...revisionLaws(), ...turnoverLaws()]);
}

const leg = (event: string, odds: string, rest: object = {}): object => ({
  event,
  market: '1X2',
  selection: '1',
  odds,
  ...rest,
});

function slip(fields: object): Slip {
  const parsed = parseSlip({ type: 'ACC', stake: '10.00', ...fields });
  return assertDefined(parsed.ok ? parsed.value : undefined, 'a sample slip parses');
}

/** sports-and-games.md 11 and 12. */
function slipLaws(): readonly Law[] {
  const refusal = (fields: object): unknown => {
    const result = checkSlip(slip(fields), { minStakeMinor: 100n });
    return result.ok ? 'ok' : result.code;
  };
  const many = (count: number): object[] =>
    Array.from({ length: count }, (_, index) => leg(`E${index}`, '1.10'));
  const quote = (odds: bigint): Parameters<typeof acceptSlip>[1][number] => ({
    shown: rational(2n),
    current: rational(odds, 10n),
    isLineSame: true,
    status: 'ACTIVE',
  });
  return [
    ['one leg is no accumulator', refusal({ legs: many(1) }), 'too_few_legs'],
    ['fifteen legs are the most', refusal({ legs: many(15) }), 'ok'],
    ['sixteen are too many', refusal({ legs: many(16) }), 'too_many_legs'],
    ['same event twice', refusal({ legs: [leg('A', '2'), leg('A', '2')] }), 'related_selections'],
    [
      'multiples are decimal',
      refusal({ oddsFormat: 'HK', legs: [leg('A', '1'), leg('B', '1')] }),
      'decimal_odds_required',
    ],
    ['ceiling', refusal({ legs: [leg('A', '100'), leg('B', '100.1')] }), 'odds_ceiling'],
    ['at the ceiling', refusal({ legs: [leg('A', '100'), leg('B', '100')] }), 'ok'],
    ['least stake', refusal({ stake: '0.99', legs: many(2) }), 'stake_below_minimum'],
    ['lines of the named systems', systemLines(), [4, 7, 11, 15, 26, 26, 31, 57, 63, 120, 247]],
    ['one worse leg requotes', acceptSlip('BETTER', [quote(21n), quote(19n)]), 'REQUOTE'],
    ['better legs are taken', acceptSlip('BETTER', [quote(21n), quote(20n)]), 'ACCEPT_AT_NEW'],
    [
      'delays',
      ['football', 'esports', 'cockfight'].map((s) => inPlayDelaySeconds(s, 1)),
      [5, 3, 0],
    ],
    ['a low tier waits longer', inPlayDelaySeconds('football', 4), 8],
  ];
}

function systemLines(): number[] {
  return Object.values(namedSystems).map(({ legCount, hasSingles }) => {
    const from = hasSingles ? 1 : 2;
    const sizes = Array.from({ length: legCount - from + 1 }, (_, index) => from + index);
    return lineCount(sizes, legCount);
  });
}

/** sports-and-games.md 2, 13, 14, 15, 16 and 17. */
function bookLaws(): readonly Law[] {
  const book = priceBook({ expected: { home: 1.55, away: 1.15 } });
  const best = expectationFromResult([2.1, 3.4, 3.6]);
  const threeMaps = mapScores(0.6, 3);
  const offer = cashOut({
    stakeMinor: 1000n,
    legs: [{ odds: rational(2n), winShare: rational(1n), refundShare: rational(1n, 2n) }],
    margin: rational(0n),
    fraction: rational(1n),
  });
  return [
    [
      'asian display',
      [-3, -1, 0, 2, 5].map(displayLine),
      ['-0.5/1', '-0/0.5', '0', '0.5', '1/1.5'],
    ],
    ['a book has no faults', bookFaults(book), []],
    ['a book has its markets', book.length >= 60, true],
    ['the same book again has not moved', bookFaults(book, book), []],
    ['the favourite is expected to score more', best.home > best.away, true],
    ['map scores sum to one', rounded(sum([...threeMaps.values()])), 1],
    ['2:0 of a best of three', rounded(threeMaps.get('2:0') ?? 0), 0.36],
    ['an offer stays below the best return', offer.offerMinor, 2000n],
    ['a wide grid still sums to one', rounded(gridSum({ home: 9, away: 9 })), 1],
    ['maps of an abandoned match are void', abandonedMaps(), 'VOID'],
    ['rungs', [moveRungs(1990, 1), moveRungs(2000, -1), moveRungs(2000, 2)], [2000, 1990, 2040]],
    [
      'exposure',
      [39n, 40n, 60n, 80n, 100n].map((e) => rungsDown(e, 100n)),
      [0, 1, 2, 4, 'suspend'],
    ],
    ['worst case of a two-sided book', worstCase(sidesOfBook(), outcomes()), -100n],
  ];
}

function gridSum(expected: Expectation): number {
  return sum(Object.values(resultProbabilities({ grid: goalGrid(expected, 0), score: [0, 0] })));
}

function abandonedMaps(): string {
  const bet = slip({
    type: 'SINGLE',
    legs: [leg('M', '2', { market: 'TOTAL_MAPS', selection: 'UNDER', line: '2.5' })],
  });
  const facts = parseFacts({ status: 'ABANDONED', bestOf: 3, maps: ['H', 'H'] });
  const [outcome] = settleSlip(bet, () => assertDefined(facts, 'sample facts')).legs;
  return legState(assertDefined(outcome, 'one leg'));
}

function sidesOfBook(): Slip[] {
  const single = (selection: string): Slip =>
    slip({ type: 'SINGLE', stake: '1.00', legs: [leg('M', '3.00', { selection })] });
  return [single('1'), single('2')];
}

function outcomes(): Facts[] {
  return [
    [1, 0],
    [0, 0],
    [0, 1],
  ].map((ft) =>
    assertDefined(parseFacts({ status: 'FINISHED', score: { ft } }), 'sample facts parse'),
  );
}

/** sports-and-games.md D13 and section 5. */
function revisionLaws(): readonly Law[] {
  const first = assertDefined(revise([], 500n), 'a first settlement');
  const second = assertDefined(revise([first], 200n), 'a correction');
  return [
    ['a first settlement pays all', first.differenceMinor, 500n],
    ['the same result twice pays once', revise([first], 500n), undefined],
    [
      'a correction writes the difference',
      second,
      { ...second, version: 2, differenceMinor: -300n },
    ],
    [
      'a debt is what the balance lacks',
      recover(-300n, 120n),
      { takenMinor: 120n, debtMinor: 180n },
    ],
  ];
}

/** agents-loyalty-money.md A3. */
function turnoverLaws(): readonly Law[] {
  const counted = (fields: object, ft: readonly number[], isCashOut = false): string => {
    const bet = slip({ type: 'SINGLE', legs: [leg('M', '1.90', fields)] });
    const facts = assertDefined(parseFacts({ status: 'FINISHED', score: { ft } }), 'sample facts');
    const settled = settleSlip(bet, () => facts);
    const { debitedMinor, returnedMinor, legs } = settled;
    return formatScaled(
      validBet({ debitedMinor, returnedMinor, legs: bet.legs, outcomes: legs, isCashOut }),
      2,
    );
  };
  const handicap = { market: 'AH', selection: 'HOME', line: '-0.75' };
  return [
    ['a lost stake counts', counted({}, [0, 1]), '10.00'],
    ['a half win counts half', counted(handicap, [1, 0]), '5.00'],
    ['a push does not count', counted({ ...handicap, line: '-1' }, [1, 0]), '0.00'],
    ['short odds do not count', counted({ odds: '1.49' }, [1, 0]), '0.00'],
    ['odds at the floor count', counted({ odds: '1.50' }, [1, 0]), '10.00'],
    ['a cash-out counts the win or loss', counted({}, [1, 0], true), '9.00'],
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** To nine digits: probabilities are binary fractions. */
function rounded(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}
