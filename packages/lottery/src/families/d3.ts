import { bet } from '../bet-type.ts';
import { family } from '../family.ts';
import { digitSpan, exactValue, sumOf } from '../plays/by-value.ts';
import { fixedPositions } from '../plays/ordered.ts';
import { repeatable } from '../selection/draw-fields.ts';
import { shape } from '../selection/shape.ts';
import {
  shapeOptions,
  singleBall,
  threeStar,
  totalSides,
  twoStar,
  window,
  type BallsDraw,
} from './digit-windows.ts';

const three = window('three', 0, 3);

/** 3D and P3 福彩3D, 排列三: three independent digits (lottery.md B9.2). */
export const d3 = family<BallsDraw>('d3', {
  draw: shape<BallsDraw>({ balls: repeatable(digitSpan, 3) }),
  drawFrom: (uniform) => ({ balls: Array.from({ length: 3 }, () => uniform(10)) }),
  betTypes: [
    ...threeStar('d3.3', three),
    ...twoStar('d3.f2', window('front-two', 0, 2)),
    ...twoStar('d3.b2', window('back-two', 1, 2)),
    bet('d3.dwd', three.ordered, fixedPositions(digitSpan, 3)),
    bet('d3.zy.ball', three.ordered, singleBall(3)),
    bet('d3.zy.total', three.digits, totalSides(14)),
    bet('d3.zy.form.3', three.digits, shapeOptions()),
    bet('d3.zy.sum', three.digits, exactValue('exact-sum', { from: 0, to: 27 }, sumOf)),
  ],
});
