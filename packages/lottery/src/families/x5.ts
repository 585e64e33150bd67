import { bet, type Declaration } from '../bet-type.ts';
import { range, sum } from '../combinatorics.ts';
import { family } from '../family.ts';
import { exactValue } from '../plays/by-value.ts';
import {
  bigSmall,
  dragonTiger,
  oddEven,
  options,
  optionsAt,
  type Verdict,
} from '../plays/options.ts';
import { fixedPositions, straightDistinct, type Ordered } from '../plays/ordered.ts';
import { pick, pickBankers } from '../plays/pick.ts';
import { ballGroupTicketList, ballTicketList } from '../plays/tickets.ts';
import { different } from '../selection/draw-fields.ts';
import { shape } from '../selection/shape.ts';
import { membership, twoDigits } from '../views.ts';
import { sampleBalls } from '../fairness/stream.ts';
import type { BallsDraw } from './digit-windows.ts';

const domain = { from: 1, to: 11 };

const drawn = { name: 'five-balls', of: ({ balls }: BallsDraw) => membership(balls, 12) };
const ordered = { name: 'five-balls', of: ({ balls }: BallsDraw) => balls };

const firstNames = ['first-ball', 'first-two-balls', 'first-three-balls'];
const first = (size: number) => ({
  name: firstNames[size - 1] ?? '',
  of: ({ balls }: BallsDraw) => balls.slice(0, size),
});
const firstSets = [1, 2, 3].map((size) => ({
  name: firstNames[size - 1] ?? '',
  of: ({ balls }: BallsDraw) => membership(balls.slice(0, size), 12),
}));
const amongFirst = (size: number) => firstSets[size - 1] ?? drawn;

/** 任选: up to five numbers must all be drawn; of six to eight the five drawn must be among them. */
const anyOf = (size: number) => ({
  play: size <= 5 ? 'balls-drawn' : 'balls-cover',
  size,
  domain,
  paying: { [Math.min(size, 5)]: 'win' },
});

const firstOf = (size: number) => ({
  play: 'first-balls',
  size,
  domain,
  paying: { [size]: 'win' },
});

const anyNumbers: Declaration<BallsDraw>[] = range(1, 8).flatMap((size) => [
  bet(`x5.rx${size}`, drawn, pick(anyOf(size))),
  ...(size === 1 ? [] : [bet(`x5.rx${size}.dt`, drawn, pickBankers(anyOf(size)))]),
]);

const firstNumbers: Declaration<BallsDraw>[] = [
  bet('x5.f1.straight', first(1), straightDistinct(domain, 1)),
  ...[2, 3].flatMap((size) => [
    bet(`x5.f${size}.straight`, first(size), straightDistinct(domain, size)),
    bet(`x5.f${size}.single`, first(size), ballTicketList({ size, highest: 11 })),
    bet(`x5.f${size}.group`, amongFirst(size), pick(firstOf(size))),
    bet(`x5.f${size}.gsingle`, first(size), ballGroupTicketList({ size, highest: 11 })),
    bet(`x5.f${size}.gdt`, amongFirst(size), pickBankers(firstOf(size))),
  ]),
];

/** Ball 11 belongs to no side. */
const ballSides =
  (wins: (ball: number) => boolean) =>
  (ball: number): Verdict =>
    ball === 11 ? 'refund' : wins(ball);

const ballOptions = {
  big: ballSides((ball) => ball >= 6),
  small: ballSides((ball) => ball <= 5),
  odd: ballSides((ball) => ball % 2 === 1),
  even: ballSides((ball) => ball % 2 === 0),
  ...Object.fromEntries(
    range(1, 11).map((number) => [twoDigits(number), (ball: number) => ball === number]),
  ),
};

const totalOptions = {
  big: (total: number): Verdict => (total === 30 ? 'refund' : total >= 31),
  small: (total: number): Verdict => (total === 30 ? 'refund' : total <= 29),
  odd: (total: number) => total % 2 === 1,
  even: (total: number) => total % 2 === 0,
};

const firstAgainstLast = {
  dragon: (difference: number) => difference > 0,
  tiger: (difference: number) => difference < 0,
};

function median(balls: Ordered): number {
  return balls.toSorted((left, right) => left - right)[2] ?? 0;
}

/** 11选5: five different numbers of eleven, in draw order (lottery.md B9.3). */
export const x5 = family<BallsDraw>('x5', {
  draw: shape<BallsDraw>({ balls: different(domain, 5) }),
  drawFrom: (uniform) => ({ balls: sampleBalls(11, 5, uniform) }),
  betTypes: [
    ...anyNumbers,
    ...firstNumbers,
    bet('x5.dwd', ordered, fixedPositions(domain, 5)),
    bet(
      'x5.bdw',
      amongFirst(3),
      pick({ play: 'ball-among-first', size: 1, domain, paying: { 1: 'win' } }),
    ),
    bet(
      'x5.dds',
      ordered,
      exactValue(
        'odd-count',
        { from: 0, to: 5 },
        (balls: Ordered) => balls.filter((ball) => ball % 2 === 1).length,
      ),
    ),
    bet('x5.czw', ordered, exactValue('median', { from: 3, to: 9 }, median)),
    bet(
      'x5.zy.ball',
      ordered,
      optionsAt({
        play: 'eleven-ball',
        key: 'ball',
        span: { from: 0, to: 4 },
        itemAt: (balls: Ordered, index) => balls[index] ?? 0,
        table: ballOptions,
        opposites: [bigSmall, oddEven],
      }),
    ),
    bet(
      'x5.zy.total',
      { name: 'five-balls', of: ({ balls }: BallsDraw) => sum(balls) },
      options('eleven-total', totalOptions, { opposites: [bigSmall, oddEven] }),
    ),
    bet(
      'x5.zy.lh',
      { name: 'five-balls', of: ({ balls }: BallsDraw) => (balls[0] ?? 0) - (balls[4] ?? 0) },
      options('eleven-dragon-tiger', firstAgainstLast, { opposites: [dragonTiger] }),
    ),
  ],
});
