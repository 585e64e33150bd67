import { bet } from '../bet-type.ts';
import { range, sum } from '../combinatorics.ts';
import { family } from '../family.ts';
import { sampleBalls } from '../fairness/stream.ts';
import { bigSmall, oddEven, options, type Verdict } from '../plays/options.ts';
import type { Ordered } from '../plays/ordered.ts';
import { pick } from '../plays/pick.ts';
import { different } from '../selection/draw-fields.ts';
import { shape } from '../selection/shape.ts';
import { membership } from '../views.ts';
import type { BallsDraw } from './digit-windows.ts';

const domain = { from: 1, to: 80 };
const drawn = { name: 'twenty-balls', of: ({ balls }: BallsDraw) => membership(balls, 81) };
const total = { name: 'twenty-balls', of: ({ balls }: BallsDraw) => sum(balls) };

/** The numbers of matches that pay, for each size of a pick. */
const payingMatches: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [3, 2],
  4: [4, 3, 2],
  5: [5, 4, 3],
  6: [6, 5, 4, 3],
  7: [7, 6, 5, 4, 0],
  8: [8, 7, 6, 5, 4, 0],
  9: [9, 8, 7, 6, 5, 4, 0],
  10: [10, 9, 8, 7, 6, 5, 0],
};

const picks = range(1, 10).map((size) =>
  bet(
    `kl8.x${size}`,
    drawn,
    pick({
      play: 'keno-pick',
      size,
      domain,
      atMost: size + 6,
      paying: Object.fromEntries(
        (payingMatches[size] ?? []).map((matches) => [matches, `h${matches}`]),
      ),
    }),
  ),
);

/** 810 is neither big nor small: it refunds both and the four mixes. */
const unless810 =
  (wins: (total: number) => boolean) =>
  (sumOfBalls: number): Verdict =>
    sumOfBalls === 810 ? 'refund' : wins(sumOfBalls);

const isOdd = (value: number): boolean => value % 2 === 1;

const sumOptions = {
  big: unless810((value) => value > 810),
  small: unless810((value) => value < 810),
  odd: isOdd,
  even: (value: number) => !isOdd(value),
  tie: (value: number) => value === 810,
  bigodd: unless810((value) => value > 810 && isOdd(value)),
  bigeven: unless810((value) => value > 810 && !isOdd(value)),
  smallodd: unless810((value) => value < 810 && isOdd(value)),
  smalleven: unless810((value) => value < 810 && !isOdd(value)),
  gold: (value: number) => value <= 695,
  wood: (value: number) => value >= 696 && value <= 763,
  water: (value: number) => value >= 764 && value <= 855,
  fire: (value: number) => value >= 856 && value <= 923,
  earth: (value: number) => value >= 924,
};

const halves = {
  up: (upper: number) => upper > 10,
  down: (upper: number) => upper < 10,
  mid: (upper: number) => upper === 10,
};

const parities = {
  odd: (odd: number) => odd > 10,
  even: (odd: number) => odd < 10,
  equal: (odd: number) => odd === 10,
};

const counted = (isCounted: (ball: number) => boolean) => ({
  name: 'twenty-balls',
  of: ({ balls }: { readonly balls: Ordered }) => balls.filter(isCounted).length,
});

/** KL8 keno 快乐8: twenty different numbers of eighty (lottery.md B9.7). */
export const kl8 = family<BallsDraw>('kl8', {
  draw: shape<BallsDraw>({ balls: different(domain, 20) }),
  drawFrom: (uniform) => ({
    balls: sampleBalls(80, 20, uniform).toSorted((left, right) => left - right),
  }),
  betTypes: [
    ...picks,
    bet('kl8.zy.sum', total, options('keno-sum', sumOptions, { opposites: [bigSmall, oddEven] })),
    bet(
      'kl8.zy.updown',
      counted((ball) => ball <= 40),
      options('keno-halves', halves, { opposites: [['up', 'down']] }),
    ),
    bet(
      'kl8.zy.oddeven',
      counted(isOdd),
      options('keno-parity', parities, { opposites: [oddEven] }),
    ),
  ],
});
