import { bet } from '../bet-type.ts';
import { family } from '../family.ts';
import { hit, type Play } from '../play.ts';
import { digitSpan, exactValue, sumOf, type ValueSelection } from '../plays/by-value.ts';
import { bigSmall, oddEven, options } from '../plays/options.ts';
import { repeatable } from '../selection/draw-fields.ts';
import { integers } from '../selection/lists.ts';
import { shape } from '../selection/shape.ts';
import type { Digits } from '../views.ts';
import { threeDigitShapes, window, type BallsDraw } from './digit-windows.ts';

const three = window('three', 0, 3).digits;
const sums = { from: 0, to: 27 };

const isBig = ({ sum }: Digits): boolean => sum >= 14;
const isOdd = ({ sum }: Digits): boolean => sum % 2 === 1;

/** 0, 13, 14 and 27 have no colour. */
const colourless = [0, 13, 14, 27];
const colour =
  (remainder: number) =>
  ({ sum }: Digits): boolean =>
    sum % 3 === remainder && !colourless.includes(sum);

const sideOptions = {
  big: isBig,
  small: (view: Digits) => !isBig(view),
  odd: isOdd,
  even: (view: Digits) => !isOdd(view),
  bigodd: (view: Digits) => isBig(view) && isOdd(view),
  bigeven: (view: Digits) => isBig(view) && !isOdd(view),
  smallodd: (view: Digits) => !isBig(view) && isOdd(view),
  smalleven: (view: Digits) => !isBig(view) && !isOdd(view),
  max: ({ sum }: Digits) => sum >= 22,
  min: ({ sum }: Digits) => sum <= 5,
  red: colour(0),
  green: colour(1),
  blue: colour(2),
  ...threeDigitShapes,
};

/** 特码包三: three sums in one unit, at a price computed from their probabilities. */
const threeSums: Play<ValueSelection, Digits> = {
  shape: shape<ValueSelection>({ vals: integers(sums, { atLeast: 3, atMost: 3 }) }),
  tiers: ['win'],
  help: {
    play: 'three-sums',
    choose: 'exactly-values',
    units: 'one',
    values: { count: 3, ...sums },
  },
  units: () => 1,
  evaluate: ({ vals }, { sum }, tally) => {
    hit(tally, 'win', vals.includes(sum) ? 1 : 0);
  },
  expand: ({ vals }) => [vals.join(' ')],
};

/** PC28: three digits and their sum (lottery.md B9.6). */
export const pc = family<BallsDraw>('pc', {
  draw: shape<BallsDraw>({ balls: repeatable(digitSpan, 3) }),
  drawFrom: (uniform) => ({ balls: Array.from({ length: 3 }, () => uniform(10)) }),
  betTypes: [
    bet('pc.num', three, exactValue('exact-sum', sums, sumOf)),
    bet('pc.num3', three, threeSums),
    bet('pc.opt', three, options('pc28-options', sideOptions, { opposites: [bigSmall, oddEven] })),
  ],
});
