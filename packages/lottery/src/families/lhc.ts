import { bet, type Declaration } from '../bet-type.ts';
import { range, sum } from '../combinatorics.ts';
import { family } from '../family.ts';
import { sampleBalls } from '../fairness/stream.ts';
import { hit, type Play } from '../play.ts';
import { linkedSigns, linkedTails, type LinkedRule } from '../plays/linked.ts';
import {
  bankerPairsWithSpecial,
  combinedSigns,
  pairsWithSpecial,
  parlay,
  type SpecialSign,
} from '../plays/mark-six.ts';
import { bigSmall, oddEven, options, optionsAt, type Options } from '../plays/options.ts';
import type { Ordered } from '../plays/ordered.ts';
import { pick, pickBankers, type NumberSelection } from '../plays/pick.ts';
import { different } from '../selection/draw-fields.ts';
import { integer, integers, word } from '../selection/lists.ts';
import { shape } from '../selection/shape.ts';
import { membership } from '../views.ts';
import { signIndex, signs, type Sign } from '../zodiac.ts';
import {
  colours,
  halfHalfWave,
  halfWave,
  numberOpposites,
  numberSides,
  parlayOptions,
  positionOptions,
} from './lhc-numbers.ts';

interface MarkSixDraw {
  readonly main: Ordered;
  readonly special: number;
  readonly zodiacYear: Sign;
}

const numbers = { from: 1, to: 49 };

const special = { name: 'special', of: (draw: MarkSixDraw) => draw.special };
const specialSet = { name: 'special', of: (draw: MarkSixDraw) => membership([draw.special], 50) };
const main = { name: 'normals', of: (draw: MarkSixDraw) => draw.main };
const mainSet = { name: 'normals', of: (draw: MarkSixDraw) => membership(draw.main, 50) };
const seven = ({ main: six, special: last }: MarkSixDraw): number[] => [...six, last];
const sevenSet = { name: 'seven', of: (draw: MarkSixDraw) => membership(seven(draw), 50) };

const yearIndex = ({ zodiacYear }: MarkSixDraw): number => signs.indexOf(zodiacYear);
const signsOf = (draw: MarkSixDraw, balls: Ordered): number[] =>
  balls.map((number) => signIndex(number, yearIndex(draw)));

const specialSign = {
  name: 'special',
  of: (draw: MarkSixDraw) => ({
    drawn: membership(signsOf(draw, [draw.special]), 12),
    special: yearIndex(draw),
  }),
};
const sevenSigns = {
  name: 'seven',
  of: (draw: MarkSixDraw) => ({
    drawn: membership(signsOf(draw, seven(draw)), 12),
    special: yearIndex(draw),
  }),
};
const sevenTails = {
  name: 'seven',
  of: (draw: MarkSixDraw) => ({
    drawn: membership(
      seven(draw).map((number) => number % 10),
      10,
    ),
    special: 0,
  }),
};
const signOfSpecial = {
  name: 'special',
  of: (draw: MarkSixDraw) => ({
    sign: signs[signIndex(draw.special, yearIndex(draw))] ?? 'rat',
    isRefund: draw.special === 49,
  }),
};

const domesticSigns: readonly Sign[] = ['ox', 'goat', 'horse', 'rooster', 'dog', 'pig'];

const animals: Options<SpecialSign> = {
  domestic: ({ sign, isRefund }) => (isRefund ? 'refund' : domesticSigns.includes(sign)),
  wild: ({ sign, isRefund }) => (isRefund ? 'refund' : !domesticSigns.includes(sign)),
};

const onSpecial: Declaration<MarkSixDraw>[] = [
  bet(
    'lhc.tm',
    specialSet,
    pick({ play: 'number-drawn', size: 1, domain: numbers, paying: { 1: 'win' } }),
  ),
  bet('lhc.tm.side', special, options('number-sides', numberSides, { opposites: numberOpposites })),
  bet('lhc.tm.color', special, options('number-colours', colours)),
  bet('lhc.tm.half', special, options('half-wave', halfWave)),
  bet('lhc.tm.hh', special, options('half-half-wave', halfHalfWave)),
  bet(
    'lhc.tm.head',
    special,
    options(
      'first-digit',
      Object.fromEntries(
        range(0, 4).map((digit) => [
          String(digit),
          (number: number) => Math.floor(number / 10) === digit,
        ]),
      ),
    ),
  ),
  bet(
    'lhc.tm.tail',
    special,
    options(
      'last-digit',
      Object.fromEntries(
        range(0, 9).map((digit) => [String(digit), (number: number) => number % 10 === digit]),
      ),
    ),
  ),
  bet(
    'lhc.tm.zodiac',
    specialSign,
    linkedSigns({
      play: 'sign-of-number',
      size: 1,
      wins: 'all-drawn',
      tiers: ['yearzodiac', 'other'],
    }),
  ),
  bet(
    'lhc.tm.animal',
    signOfSpecial,
    options('animals', animals, { opposites: [['domestic', 'wild']] }),
  ),
  bet('lhc.tm.hexiao', signOfSpecial, combinedSigns()),
];

/** 正码特: numbers on one of the six positions in draw order. */
const numbersAtPosition: Play<NumberSelection & { readonly pos: number }, Ordered> = {
  shape: shape<NumberSelection & { readonly pos: number }>({
    pos: integer({ from: 1, to: 6 }),
    nums: integers(numbers),
  }),
  tiers: ['win'],
  help: {
    play: 'number-at-position',
    choose: 'pos-numbers',
    units: 'each',
    values: { from: 1, to: 6 },
  },
  units: ({ nums }) => nums.length,
  evaluate: ({ pos, nums }, view, tally) => {
    hit(tally, 'win', nums.includes(view[pos - 1] ?? 0) ? 1 : 0);
  },
  expand: ({ pos, nums }) => nums.map((number) => `${pos}: ${number}`),
};

const onNormals: Declaration<MarkSixDraw>[] = [
  bet(
    'lhc.zm',
    mainSet,
    pick({ play: 'number-drawn', size: 1, domain: numbers, paying: { 1: 'win' } }),
  ),
  bet('lhc.zt', main, numbersAtPosition),
  bet(
    'lhc.zt.side',
    main,
    optionsAt({
      play: 'position-sides',
      key: 'pos',
      span: { from: 1, to: 6 },
      itemAt: (view: Ordered, position) => view[position - 1] ?? 0,
      table: positionOptions,
      opposites: numberOpposites,
    }),
  ),
  bet('lhc.gg', main, parlay(parlayOptions)),
];

const allNormal = (size: number) => ({
  play: 'all-normal',
  size,
  domain: numbers,
  paying: { [size]: 'win' },
});
const twoOfThree = { play: 'two-of-three', size: 3, domain: numbers, paying: { 2: 'h2', 3: 'h3' } };
const withSpecial = {
  name: 'normals-and-special',
  of: (draw: MarkSixDraw) => ({ isNormal: membership(draw.main, 50), special: draw.special }),
};
const twoWithSpecial = {
  play: 'two-with-special',
  twoNormals: 'two',
  withSpecial: 'special',
  atMost: 10,
};
const specialPair = { play: 'special-pair', withSpecial: 'win', atMost: 10 };

const combinations: Declaration<MarkSixDraw>[] = [
  ...[2, 3, 4].flatMap((size) => [
    bet(`lhc.lm.${size}qz`, mainSet, pick({ ...allNormal(size), atMost: 10 })),
    bet(`lhc.lm.${size}qz.dt`, mainSet, pickBankers(allNormal(size))),
  ]),
  bet('lhc.lm.3z2', mainSet, pick({ ...twoOfThree, atMost: 10 })),
  bet('lhc.lm.3z2.dt', mainSet, pickBankers(twoOfThree)),
  bet('lhc.lm.2zt', withSpecial, pairsWithSpecial(twoWithSpecial)),
  bet('lhc.lm.2zt.dt', withSpecial, bankerPairsWithSpecial(twoWithSpecial)),
  bet('lhc.lm.tc', withSpecial, pairsWithSpecial(specialPair)),
  bet('lhc.lm.tc.dt', withSpecial, bankerPairsWithSpecial(specialPair)),
];

const isBigTotal = (total: number): boolean => total >= 175;
const isOdd = (value: number): boolean => value % 2 === 1;

const totalOptions = {
  big: isBigTotal,
  small: (total: number) => !isBigTotal(total),
  odd: isOdd,
  even: (total: number) => !isOdd(total),
  bigodd: (total: number) => isBigTotal(total) && isOdd(total),
  bigeven: (total: number) => isBigTotal(total) && !isOdd(total),
  smallodd: (total: number) => !isBigTotal(total) && isOdd(total),
  smalleven: (total: number) => !isBigTotal(total) && !isOdd(total),
};

const signCountOptions = {
  ...Object.fromEntries(
    range(2, 7).map((count) => [String(count), (signCount: number) => signCount === count]),
  ),
  odd: isOdd,
  even: (signCount: number) => !isOdd(signCount),
};

const linkedRule = (
  size: number,
  wins: LinkedRule['wins'],
  tiers: LinkedRule['tiers'],
): LinkedRule => ({
  play: wins === 'all-drawn' ? 'linked-present' : 'linked-absent',
  size,
  atMost: 8,
  wins,
  tiers,
});

const links: Declaration<MarkSixDraw>[] = range(2, 5).flatMap((size) => [
  bet(
    `lhc.lx${size}`,
    sevenSigns,
    linkedSigns(linkedRule(size, 'all-drawn', ['withyear', 'noyear'])),
  ),
  bet(
    `lhc.lx${size}n`,
    sevenSigns,
    linkedSigns(linkedRule(size, 'none-drawn', ['withyear', 'noyear'])),
  ),
  bet(`lhc.lw${size}`, sevenTails, linkedTails(linkedRule(size, 'all-drawn', ['with0', 'no0']))),
  bet(`lhc.lw${size}n`, sevenTails, linkedTails(linkedRule(size, 'none-drawn', ['with0', 'no0']))),
]);

const onSeven: Declaration<MarkSixDraw>[] = [
  bet(
    'lhc.total',
    { name: 'seven', of: (draw: MarkSixDraw) => sum(seven(draw)) },
    options('seven-total', totalOptions, { opposites: [bigSmall, oddEven] }),
  ),
  bet(
    'lhc.px',
    sevenSigns,
    linkedSigns({
      play: 'sign-present',
      size: 1,
      wins: 'all-drawn',
      tiers: ['yearzodiac', 'other'],
    }),
  ),
  bet(
    'lhc.pt',
    sevenTails,
    linkedTails({ play: 'tail-present', size: 1, wins: 'all-drawn', tiers: ['tail0', 'tail1to9'] }),
  ),
  ...links,
  ...range(5, 12).map((size) =>
    bet(
      `lhc.bz${size}`,
      sevenSet,
      pick({ play: 'none-drawn', size, domain: numbers, atMost: size + 3, paying: { 0: 'win' } }),
    ),
  ),
  bet(
    'lhc.zx',
    { name: 'seven', of: (draw: MarkSixDraw) => new Set(signsOf(draw, seven(draw))).size },
    options('sign-count', signCountOptions, { opposites: [oddEven] }),
  ),
];

/** Mark Six 六合彩: six normal numbers in draw order and a special one (lottery.md B9.8). */
export const lhc = family<MarkSixDraw>('lhc', {
  draw: shape<MarkSixDraw>(
    { main: different(numbers, 6), special: integer(numbers), zodiacYear: word(signs) },
    {
      isDisjoint: (draw) => !draw.main.includes(draw.special),
      sample: (uniform) => ({ ...drawnBy(uniform), zodiacYear: signs[uniform(12)] ?? 'rat' }),
    },
  ),
  drawFrom: drawnBy,
  betTypes: [...onSpecial, ...onNormals, ...combinations, ...onSeven],
});

function drawnBy(uniform: (bound: number) => number) {
  const balls = sampleBalls(49, 7, uniform);
  return { main: balls.slice(0, 6), special: balls[6] ?? 0 };
}
