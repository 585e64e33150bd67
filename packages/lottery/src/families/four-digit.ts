import { bet, type Declaration, type Part } from '../bet-type.ts';
import { range, sorted } from '../combinatorics.ts';
import type { FamilyName } from '../draw.ts';
import { family } from '../family.ts';
import { sampleDigits } from '../fairness/stream.ts';
import { boxed, everyPermutation, numbers, rolled, type Matches } from '../plays/numbers.ts';
import { prize, prizes } from '../selection/draw-fields.ts';
import { shape } from '../selection/shape.ts';
import { matchesOf, type Match } from './matches.ts';

interface FourDigitDraw {
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly starter: readonly string[];
  readonly consolation: readonly string[];
}

/** How many prizes each tier has. */
const topPrizeCounts = { p1: 1, p2: 1, p3: 1 };
const allPrizeCounts = { ...topPrizeCounts, st: 10, co: 10 };
const topTiers = Object.keys(topPrizeCounts);
const allTiers = Object.keys(allPrizeCounts);

function topPrizes({ first, second, third }: FourDigitDraw): Match[] {
  return [first, second, third].map((key, index) => ({ key, tier: topTiers[index] ?? '' }));
}

function allPrizes(draw: FourDigitDraw): Match[] {
  return [
    ...topPrizes(draw),
    ...draw.starter.map((key) => ({ key, tier: 'st' })),
    ...draw.consolation.map((key) => ({ key, tier: 'co' })),
  ];
}

function keyed(matches: readonly Match[], keyOf: (text: string) => string): Matches {
  return matchesOf(matches.map(({ key, tier }) => ({ key: keyOf(key), tier })));
}

const whole = (text: string): string => text;
const last =
  (length: number) =>
  (text: string): string =>
    text.slice(-length);

const inAll = { name: 'all-prizes', of: (draw: FourDigitDraw) => keyed(allPrizes(draw), whole) };
const inTop = { name: 'top-prizes', of: (draw: FourDigitDraw) => keyed(topPrizes(draw), whole) };
const boxAll = { name: 'all-prizes', of: (draw: FourDigitDraw) => keyed(allPrizes(draw), sorted) };
const boxTop = { name: 'top-prizes', of: (draw: FourDigitDraw) => keyed(topPrizes(draw), sorted) };
const topEndings = [2, 3].map(
  (length) => (draw: FourDigitDraw) => keyed(topPrizes(draw), last(length)),
);
const endOfTop = (length: number): Part<FourDigitDraw, Matches> => ({
  name: 'top-prizes',
  of: topEndings[length - 2] ?? inTop.of,
});
const endOfFirst = (length: number): Part<FourDigitDraw, Matches> => ({
  name: 'first-prize-4d',
  of: ({ first }) => matchesOf([{ key: last(length)(first), tier: 'win' }]),
});

function fourDigitBets(id: string): Declaration<FourDigitDraw>[] {
  const big = { length: 4, tiers: allTiers, prizes: allPrizeCounts };
  const small = { length: 4, tiers: topTiers, prizes: topPrizeCounts };
  const topEnding = (length: number) => ({ ...small, play: 'prize-ending', length });
  return [
    bet(`${id}.big`, inAll, numbers({ play: 'prize-number', ...big })),
    bet(`${id}.sys.big`, boxAll, everyPermutation({ play: 'system-number', ...big })),
    bet(`${id}.roll.big`, inAll, rolled({ play: 'rolled-number', ...big })),
    bet(
      `${id}.ibox.big`,
      boxAll,
      boxed({ play: 'boxed-number', length: 4, prizes: allPrizeCounts }),
    ),
    bet(`${id}.small`, inTop, numbers({ play: 'prize-number', ...small })),
    bet(`${id}.sys.small`, boxTop, everyPermutation({ play: 'system-number', ...small })),
    bet(`${id}.roll.small`, inTop, rolled({ play: 'rolled-number', ...small })),
    bet(
      `${id}.ibox.small`,
      boxTop,
      boxed({ play: 'boxed-number', length: 4, prizes: topPrizeCounts }),
    ),
    bet(`${id}.4a`, endOfFirst(4), numbers({ play: 'exact-number', length: 4 })),
    bet(`${id}.3d.abc`, endOfTop(3), numbers(topEnding(3))),
    bet(`${id}.3d.a`, endOfFirst(3), numbers({ play: 'number-ending', length: 3 })),
    bet(`${id}.2d.abc`, endOfTop(2), numbers(topEnding(2))),
    bet(`${id}.2d.a`, endOfFirst(2), numbers({ play: 'number-ending', length: 2 })),
  ];
}

function fourDigit(name: FamilyName) {
  const ten = prizes(4, { atLeast: 10, atMost: 10 });
  return family<FourDigitDraw>(name, {
    draw: shape<FourDigitDraw>({
      first: prize(4),
      second: prize(4),
      third: prize(4),
      starter: ten,
      consolation: ten,
    }),
    drawFrom: (uniform) => {
      const number = (): string => sampleDigits(4, uniform);
      return {
        first: number(),
        second: number(),
        third: number(),
        starter: range(1, 10).map(number),
        consolation: range(1, 10).map(number),
      };
    },
    betTypes: fourDigitBets(name),
  });
}

/**
 * 4D: 23 independent numbers; Malaysia and Singapore differ in their prices only (lottery.md
 * B9.11).
 */
export const fdmy = fourDigit('fdmy');
export const fdsg = fourDigit('fdsg');
