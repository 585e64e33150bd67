import { bet, type Declaration, type Part } from '../bet-type.ts';
import { sidesPerPosition } from '../plays/attributes.ts';
import {
  digitSpan,
  groupBySum,
  spanOf,
  straightByValue,
  sumOf,
  sumTail,
  sureDigit,
} from '../plays/by-value.ts';
import { bigSmall, oddEven, options, optionsAt } from '../plays/options.ts';
import { combination, straight, type Ordered } from '../plays/ordered.ts';
import { pick } from '../plays/pick.ts';
import { heavyAndLight, pairAndSingle, sameRepeat } from '../plays/repeats.ts';
import { groupTicketList, ticketList } from '../plays/tickets.ts';
import { digitsView, membership, type Digits, type Membership } from '../views.ts';

export interface BallsDraw {
  readonly balls: Ordered;
}

/** Neighbouring drawn digits, with the views the plays read. */
export interface Window {
  readonly ordered: Part<BallsDraw, Ordered>;
  readonly digits: Part<BallsDraw, Digits>;
  /** Digits that occur at least so often. */
  readonly atLeast: (times: number) => Part<BallsDraw, Membership>;
}

export function window(name: string, from: number, size: number): Window {
  const slice = ({ balls }: BallsDraw): Ordered => balls.slice(from, from + size);
  const present = (times: number) => (draw: BallsDraw) => {
    const { occurrences } = digitsView(slice(draw));
    return occurrences.map((count) => count >= times);
  };
  const views = [1, 2, 3, 4].map(present);
  return {
    ordered: { name, of: slice },
    digits: { name, of: (draw) => digitsView(slice(draw)) },
    atLeast: (times) => ({ name, of: views[times - 1] ?? ((draw) => membership(slice(draw), 10)) }),
  };
}

const digitSides = {
  big: (digit: number) => digit >= 5,
  small: (digit: number) => digit <= 4,
  odd: (digit: number) => digit % 2 === 1,
  even: (digit: number) => digit % 2 === 0,
};

/** Different digits that are neighbours on the circle 0-1-…-9-0, so 890 and 901 count. */
export function isRun({ occurrences, digits, pattern }: Digits): boolean {
  return (
    pattern === '1'.repeat(digits.length) &&
    digits.some((start) => digits.every((_, step) => occurrences[(start + step) % 10] === 1))
  );
}

function hasNeighbours({ occurrences, digits }: Digits): boolean {
  return digits.some((digit) => (occurrences[(digit + 1) % 10] ?? 0) > 0);
}

const isTriple = ({ pattern }: Digits): boolean => pattern === '3';
const isPair = ({ pattern }: Digits): boolean => pattern === '21';
const isDifferent = ({ pattern }: Digits): boolean => pattern === '111';

export const threeDigitShapes = { baozi: isTriple, shunzi: isRun, duizi: isPair };

/** Exactly one of the five holds for every draw. */
const fiveShapes = {
  ...threeDigitShapes,
  banshun: (view: Digits) => isDifferent(view) && hasNeighbours(view) && !isRun(view),
  zaliu: (view: Digits) => isDifferent(view) && !hasNeighbours(view),
};

const groupTiers = { '21': 'g3', '111': 'g6' };
const pairTier = { '11': 'win' };

/** Any-position bets: all digits of the unit occur. */
export function occurs(size: number) {
  return pick({ play: 'digits-occur', size, domain: digitSpan, paying: { [size]: 'win' } });
}

export function fourStar(
  id: string,
  { ordered, digits, atLeast }: Window,
): Declaration<BallsDraw>[] {
  return [
    bet(`${id}.straight`, ordered, straight(digitSpan, 4)),
    bet(`${id}.single`, digits, ticketList(4)),
    bet(`${id}.combo`, ordered, combination(digitSpan, 4)),
    bet(`${id}.g24`, digits, groups4.g24),
    bet(`${id}.g12`, digits, groups4.g12),
    bet(`${id}.g6`, digits, groups4.g6),
    bet(`${id}.g4`, digits, groups4.g4),
    bet(`${id}.bdw1`, atLeast(1), occurs(1)),
    bet(`${id}.bdw2`, atLeast(1), occurs(2)),
  ];
}

export const groups4 = {
  g24: sameRepeat('all-different', digitSpan, { times: 1, count: 4 }),
  g12: heavyAndLight({
    play: 'pair-and-singles',
    domain: digitSpan,
    heavy: { times: 2, count: 1 },
    light: { times: 1, count: 2 },
  }),
  g6: sameRepeat('two-pairs', digitSpan, { times: 2, count: 2 }),
  g4: heavyAndLight({
    play: 'triple-and-single',
    domain: digitSpan,
    heavy: { times: 3, count: 1 },
    light: { times: 1, count: 1 },
  }),
};

const threeDigitSum = { play: 'sum', size: 3, values: { from: 0, to: 27 }, valueOf: sumOf };

export const groups3 = {
  sum: straightByValue(threeDigitSum),
  g3: pairAndSingle(digitSpan),
  g3single: groupTicketList(3, { play: 'group-3-tickets', patterns: { '21': 'win' } }),
  g6: sameRepeat('all-different', digitSpan, { times: 1, count: 3 }),
  g6single: groupTicketList(3, { play: 'group-6-tickets', patterns: { '111': 'win' } }),
  mixed: groupTicketList(3, { play: 'mixed-tickets', patterns: groupTiers }),
  gsum: groupBySum({
    ...threeDigitSum,
    play: 'group-sum',
    values: { from: 1, to: 26 },
    patterns: groupTiers,
  }),
};

export function threeStar(
  id: string,
  { ordered, digits, atLeast }: Window,
): Declaration<BallsDraw>[] {
  return [
    bet(`${id}.straight`, ordered, straight(digitSpan, 3)),
    bet(`${id}.single`, digits, ticketList(3)),
    bet(`${id}.combo`, ordered, combination(digitSpan, 3)),
    bet(`${id}.sum`, digits, groups3.sum),
    bet(
      `${id}.span`,
      digits,
      straightByValue({ play: 'span', size: 3, values: digitSpan, valueOf: spanOf }),
    ),
    bet(`${id}.tail`, digits, sumTail()),
    bet(`${id}.g3`, digits, groups3.g3),
    bet(`${id}.g3single`, digits, groups3.g3single),
    bet(`${id}.g6`, digits, groups3.g6),
    bet(`${id}.g6single`, digits, groups3.g6single),
    bet(`${id}.mixed`, digits, groups3.mixed),
    bet(`${id}.gsum`, digits, groups3.gsum),
    bet(`${id}.gdan`, digits, sureDigit(3, groupTiers)),
    bet(`${id}.form`, digits, options('three-digit-shapes', threeDigitShapes)),
    bet(`${id}.dxds`, ordered, sidesPerPosition(3, digitSides)),
    bet(`${id}.bdw1`, atLeast(1), occurs(1)),
    bet(`${id}.bdw2`, atLeast(1), occurs(2)),
  ];
}

const twoDigitSum = { play: 'sum', size: 2, values: { from: 0, to: 18 }, valueOf: sumOf };

export const groups2 = {
  sum: straightByValue(twoDigitSum),
  group: sameRepeat('all-different', digitSpan, { times: 1, count: 2 }),
  gsingle: groupTicketList(2, { play: 'group-2-tickets', patterns: pairTier }),
  gsum: groupBySum({
    ...twoDigitSum,
    play: 'group-2-sum',
    values: { from: 1, to: 17 },
    patterns: pairTier,
  }),
};

export function twoStar(id: string, { ordered, digits }: Window): Declaration<BallsDraw>[] {
  return [
    bet(`${id}.straight`, ordered, straight(digitSpan, 2)),
    bet(`${id}.single`, digits, ticketList(2)),
    bet(`${id}.sum`, digits, groups2.sum),
    bet(
      `${id}.span`,
      digits,
      straightByValue({ play: 'span', size: 2, values: digitSpan, valueOf: spanOf }),
    ),
    bet(`${id}.group`, digits, groups2.group),
    bet(`${id}.gsingle`, digits, groups2.gsingle),
    bet(`${id}.gsum`, digits, groups2.gsum),
    bet(`${id}.gdan`, digits, sureDigit(2, pairTier)),
    bet(`${id}.dxds`, ordered, sidesPerPosition(2, digitSides)),
  ];
}

/** Prime by local custom: 1, 2, 3, 5, 7 (lottery.md E). */
const primes = [1, 2, 3, 5, 7];

const ballOptions = {
  ...digitSides,
  prime: (digit: number) => primes.includes(digit),
  composite: (digit: number) => !primes.includes(digit),
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, number) => [
      String(number),
      (digit: number) => digit === number,
    ]),
  ),
};

/** 第N球 两面/号码. */
export function singleBall(balls: number) {
  return optionsAt({
    play: 'digit-ball',
    key: 'ball',
    span: { from: 0, to: balls - 1 },
    itemAt: (digits: Ordered, index) => digits[index] ?? -1,
    table: ballOptions,
    opposites: [bigSmall, oddEven, ['prime', 'composite']],
  });
}

/** 总和两面, big from `bigFrom`. */
export function totalSides(bigFrom: number) {
  const table = {
    big: (view: Digits) => view.sum >= bigFrom,
    small: (view: Digits) => view.sum < bigFrom,
    odd: (view: Digits) => view.sum % 2 === 1,
    even: (view: Digits) => view.sum % 2 === 0,
  };
  return options(`total-sides-${bigFrom}`, table, { opposites: [bigSmall, oddEven] });
}

export function shapeOptions() {
  return options('five-shapes', fiveShapes);
}
