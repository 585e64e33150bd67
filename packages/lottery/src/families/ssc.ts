import { bet, type Declaration } from '../bet-type.ts';
import { family } from '../family.ts';
import { onAnyPositions } from '../plays/any-positions.ts';
import { digitSpan } from '../plays/by-value.ts';
import { bigSmall, dragonTiger, oddEven, options } from '../plays/options.ts';
import { anyPositionsStraight, combination, fixedPositions, straight } from '../plays/ordered.ts';
import { pick } from '../plays/pick.ts';
import { heavyAndLight, sameRepeat, type Repeat } from '../plays/repeats.ts';
import { ticketList } from '../plays/tickets.ts';
import { repeatable } from '../selection/draw-fields.ts';
import { shape } from '../selection/shape.ts';
import { digitsView, type Digits } from '../views.ts';
import {
  fourStar,
  groups2,
  groups3,
  groups4,
  isRun,
  occurs,
  shapeOptions,
  singleBall,
  threeStar,
  totalSides,
  twoStar,
  window,
  type BallsDraw,
} from './digit-windows.ts';

// Positions 0–4 are w 万, q 千, b 百, s 十, g 个 (lottery.md B9.1).
const all = window('five', 0, 5);
const places = ['w', 'q', 'b', 's', 'g'] as const;

const groups5 = (play: string, heavyRepeat: Repeat, lightRepeat: Repeat) =>
  heavyAndLight({ play, domain: digitSpan, heavy: heavyRepeat, light: lightRepeat });

const fiveStar: Declaration<BallsDraw>[] = [
  bet('ssc.5.straight', all.ordered, straight(digitSpan, 5)),
  bet('ssc.5.single', all.digits, ticketList(5)),
  bet('ssc.5.combo', all.ordered, combination(digitSpan, 5)),
  bet('ssc.5.g120', all.digits, sameRepeat('all-different', digitSpan, { times: 1, count: 5 })),
  bet(
    'ssc.5.g60',
    all.digits,
    groups5('pair-and-singles', { times: 2, count: 1 }, { times: 1, count: 3 }),
  ),
  bet(
    'ssc.5.g30',
    all.digits,
    groups5('pairs-and-single', { times: 2, count: 2 }, { times: 1, count: 1 }),
  ),
  bet(
    'ssc.5.g20',
    all.digits,
    groups5('triple-and-singles', { times: 3, count: 1 }, { times: 1, count: 2 }),
  ),
  bet(
    'ssc.5.g10',
    all.digits,
    groups5('triple-and-pair', { times: 3, count: 1 }, { times: 2, count: 1 }),
  ),
  bet(
    'ssc.5.g5',
    all.digits,
    groups5('quad-and-single', { times: 4, count: 1 }, { times: 1, count: 1 }),
  ),
  ...[1, 2, 3, 4].map((times) =>
    bet(
      `ssc.5.any${times}`,
      all.atLeast(times),
      pick({
        play: 'digit-at-least',
        size: 1,
        domain: digitSpan,
        paying: { 1: 'win' },
        values: { times },
      }),
    ),
  ),
  bet('ssc.5.bdw2', all.atLeast(1), occurs(2)),
  bet('ssc.5.bdw3', all.atLeast(1), occurs(3)),
];

const windows = {
  f4: window('front-four', 0, 4),
  b4: window('back-four', 1, 4),
  f3: window('front-three', 0, 3),
  m3: window('middle-three', 1, 3),
  b3: window('back-three', 2, 3),
  f2: window('front-two', 0, 2),
  b2: window('back-two', 3, 2),
};

const pairOptions = {
  dragon: (difference: number) => difference > 0,
  tiger: (difference: number) => difference < 0,
  tie: (difference: number) => difference === 0,
};

const dragonTigerBets = places.flatMap((first, from) =>
  places.slice(from + 1).map((second, step) =>
    bet(
      `ssc.lh.${first}${second}`,
      {
        name: `pair-${first}${second}`,
        of: ({ balls }: BallsDraw) => (balls[from] ?? 0) - (balls[from + 1 + step] ?? 0),
      },
      options('dragon-tiger', pairOptions, { opposites: [dragonTiger] }),
    ),
  ),
);

/** Any combination of positions; each is looked up once for a draw. */
const anywhere = {
  name: 'any-positions',
  of: ({ balls }: BallsDraw) => {
    const views = new Map<string, Digits>();
    return (positions: readonly number[]): Digits => {
      const key = positions.join('');
      const view = views.get(key) ?? digitsView(positions.map((place) => balls[place] ?? -1));
      views.set(key, view);
      return view;
    };
  },
};

const anyStraight = (size: number) => anyPositionsStraight(digitSpan, { size, positions: 5 });

const anyPositions: Declaration<BallsDraw>[] = [
  bet('ssc.r2.straight', all.ordered, anyStraight(2)),
  bet('ssc.r2.single', anywhere, onAnyPositions(2, ticketList(2))),
  bet('ssc.r2.sum', anywhere, onAnyPositions(2, groups2.sum)),
  bet('ssc.r2.group', anywhere, onAnyPositions(2, groups2.group)),
  bet('ssc.r2.gsingle', anywhere, onAnyPositions(2, groups2.gsingle)),
  bet('ssc.r2.gsum', anywhere, onAnyPositions(2, groups2.gsum)),
  bet('ssc.r3.straight', all.ordered, anyStraight(3)),
  bet('ssc.r3.single', anywhere, onAnyPositions(3, ticketList(3))),
  bet('ssc.r3.sum', anywhere, onAnyPositions(3, groups3.sum)),
  bet('ssc.r3.g3', anywhere, onAnyPositions(3, groups3.g3)),
  bet('ssc.r3.g3single', anywhere, onAnyPositions(3, groups3.g3single)),
  bet('ssc.r3.g6', anywhere, onAnyPositions(3, groups3.g6)),
  bet('ssc.r3.g6single', anywhere, onAnyPositions(3, groups3.g6single)),
  bet('ssc.r3.mixed', anywhere, onAnyPositions(3, groups3.mixed)),
  bet('ssc.r3.gsum', anywhere, onAnyPositions(3, groups3.gsum)),
  bet('ssc.r4.straight', all.ordered, anyStraight(4)),
  bet('ssc.r4.single', anywhere, onAnyPositions(4, ticketList(4))),
  bet('ssc.r4.g24', anywhere, onAnyPositions(4, groups4.g24)),
  bet('ssc.r4.g12', anywhere, onAnyPositions(4, groups4.g12)),
  bet('ssc.r4.g6', anywhere, onAnyPositions(4, groups4.g6)),
  bet('ssc.r4.g4', anywhere, onAnyPositions(4, groups4.g4)),
];

/**
 * The bull value 1–10 when some three digits sum to a multiple of ten; 0 for none. The other two
 * then give the total modulo ten, so the value does not depend on which three they are.
 */
function bull({ digits, sum }: Digits): number {
  for (const [index, left] of digits.entries()) {
    for (const right of digits.slice(index + 1)) {
      if ((sum - left - right) % 10 === 0) {
        return (left + right) % 10 || 10;
      }
    }
  }
  return 0;
}

const bullOptions = {
  none: (view: Digits) => bull(view) === 0,
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [
      `n${index + 1}`,
      (view: Digits) => bull(view) === index + 1,
    ]),
  ),
  nn: (view: Digits) => bull(view) === 10,
  big: (view: Digits) => bull(view) >= 6,
  small: (view: Digits) => bull(view) >= 1 && bull(view) <= 5,
  odd: (view: Digits) => bull(view) % 2 === 1,
  even: (view: Digits) => bull(view) > 0 && bull(view) % 2 === 0,
};

const pokerShapes = {
  five: ({ pattern }: Digits) => pattern === '5',
  four: ({ pattern }: Digits) => pattern === '41',
  full: ({ pattern }: Digits) => pattern === '32',
  straight: isRun,
  three: ({ pattern }: Digits) => pattern === '311',
  twopair: ({ pattern }: Digits) => pattern === '221',
  onepair: ({ pattern }: Digits) => pattern === '2111',
  high: (view: Digits) => view.pattern === '11111' && !isRun(view),
};

/** SSC 时时彩: five independent digits (lottery.md B9.1). */
export const ssc = family<BallsDraw>('ssc', {
  draw: shape<BallsDraw>({ balls: repeatable(digitSpan, 5) }),
  drawFrom: (uniform) => ({ balls: Array.from({ length: 5 }, () => uniform(10)) }),
  betTypes: [
    ...fiveStar,
    ...fourStar('ssc.f4', windows.f4),
    ...fourStar('ssc.b4', windows.b4),
    ...threeStar('ssc.f3', windows.f3),
    ...threeStar('ssc.m3', windows.m3),
    ...threeStar('ssc.b3', windows.b3),
    ...twoStar('ssc.f2', windows.f2),
    ...twoStar('ssc.b2', windows.b2),
    bet('ssc.dwd', all.ordered, fixedPositions(digitSpan, 5)),
    ...dragonTigerBets,
    ...anyPositions,
    bet('ssc.zy.ball', all.ordered, singleBall(5)),
    bet('ssc.zy.total', all.digits, totalSides(23)),
    bet('ssc.zy.form.f3', windows.f3.digits, shapeOptions()),
    bet('ssc.zy.form.m3', windows.m3.digits, shapeOptions()),
    bet('ssc.zy.form.b3', windows.b3.digits, shapeOptions()),
    bet('ssc.zy.niu', all.digits, options('bull', bullOptions, { opposites: [bigSmall, oddEven] })),
    bet('ssc.zy.suoha', all.digits, options('poker-shapes', pokerShapes)),
  ],
});
