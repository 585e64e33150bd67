import type { Opposites } from '../play.ts';
import { bigSmall, oddEven, type Verdict } from '../plays/options.ts';

type NumberTest = (number: number) => boolean;

/**
 * The waves of lottery.md A2; the sixteen numbers that are neither red nor blue are green, 49 too.
 */
const redNumbers = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const blueNumbers = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

export const colours = {
  red: (number: number) => redNumbers.includes(number),
  blue: (number: number) => blueNumbers.includes(number),
  green: (number: number) => !redNumbers.includes(number) && !blueNumbers.includes(number),
};

const isBig: NumberTest = (number) => number >= 25;
const isOdd: NumberTest = (number) => number % 2 === 1;
const isSumOdd: NumberTest = (number) => (Math.floor(number / 10) + (number % 10)) % 2 === 1;
const isTailBig: NumberTest = (number) => number % 10 >= 5;
const not =
  (test: NumberTest): NumberTest =>
  (number) =>
    !test(number);
const both =
  (left: NumberTest, right: NumberTest): NumberTest =>
  (number) =>
    left(number) && right(number);

const sides = { big: isBig, small: not(isBig), odd: isOdd, even: not(isOdd) };
const sumSides = { sumodd: isSumOdd, sumeven: not(isSumOdd) };
const mixes = {
  bigodd: both(isBig, isOdd),
  bigeven: both(isBig, not(isOdd)),
  smallodd: both(not(isBig), isOdd),
  smalleven: both(not(isBig), not(isOdd)),
};

type Table = Readonly<Record<string, (number: number) => Verdict>>;

/** 49 belongs to no side: these bets give the stake back. */
function refund49(tests: Readonly<Record<string, NumberTest>>): Table {
  return Object.fromEntries(
    Object.entries(tests).map(([name, test]) => [
      name,
      (number: number) => (number === 49 ? 'refund' : test(number)),
    ]),
  );
}

function colourAnd(tests: Readonly<Record<string, NumberTest>>): Record<string, NumberTest> {
  return Object.fromEntries(
    Object.entries(colours).flatMap(([colour, hasColour]) =>
      Object.entries(tests).map(([name, test]) => [`${colour}.${name}`, both(hasColour, test)]),
    ),
  );
}

/** 两面. */
export const numberSides: Table = refund49({
  ...sides,
  ...sumSides,
  tailbig: isTailBig,
  tailsmall: not(isTailBig),
  ...mixes,
});

export const numberOpposites: readonly Opposites[] = [
  bigSmall,
  oddEven,
  ['sumodd', 'sumeven'],
  ['tailbig', 'tailsmall'],
];

/** 半波 and 半半波. */
export const halfWave: Table = refund49(colourAnd({ ...sides, ...sumSides }));
export const halfHalfWave: Table = refund49(colourAnd(mixes));

/** 正码1-6: the sides refund on 49, the colours do not. */
export const positionOptions: Table = { ...numberSides, ...colours };

/** 过关: what a leg may be. */
export const parlayOptions: Table = { ...refund49(sides), ...colours };
