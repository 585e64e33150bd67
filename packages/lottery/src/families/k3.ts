import { bet } from '../bet-type.ts';
import { range } from '../combinatorics.ts';
import { family } from '../family.ts';
import { hit, type Play } from '../play.ts';
import { exactValue, sumOf } from '../plays/by-value.ts';
import { bigSmall, noChoice, oddEven, options } from '../plays/options.ts';
import type { Ordered } from '../plays/ordered.ts';
import { pick, pickBankers, type NumberSelection } from '../plays/pick.ts';
import { heavyAndLight } from '../plays/repeats.ts';
import { repeatable } from '../selection/draw-fields.ts';
import { integers } from '../selection/lists.ts';
import { shape } from '../selection/shape.ts';
import { digitsView, type Digits } from '../views.ts';

interface DiceDraw {
  readonly dice: Ordered;
}

const faces = { from: 1, to: 6 };

const viewOfDice = ({ dice }: DiceDraw): Digits => digitsView(dice);
const dice = { name: 'dice', of: viewOfDice };
const shownViews = [1, 2, 3].map(
  (times) => (draw: DiceDraw) => viewOfDice(draw).occurrences.map((count) => count >= times),
);
/** The faces on at least so many dice. */
const shown = (times: number) => ({ name: 'dice', of: shownViews[times - 1] ?? (() => []) });

const runs = ['123', '234', '345', '456'];

const runOptions = Object.fromEntries(
  runs.map((run) => [run, ({ multiset }: Digits) => multiset === run]),
);

const diceSides = {
  big: (view: Digits) => view.sum >= 11,
  small: (view: Digits) => view.sum <= 10,
  odd: (view: Digits) => view.sum % 2 === 1,
  even: (view: Digits) => view.sum % 2 === 0,
};

const one = (play: string) => pick({ play, size: 1, domain: faces, paying: { 1: 'win' } });
const all = (play: string, size: number) => ({
  play,
  size,
  domain: faces,
  paying: { [size]: 'win' },
});

/** 三军: each number is paid by how many dice show it. */
const byCount: Play<NumberSelection, Digits> = {
  shape: shape<NumberSelection>({ nums: integers(faces) }),
  tiers: ['x1', 'x2', 'x3'],
  help: { play: 'dice-by-count', choose: 'numbers', units: 'each', values: { atLeast: 1 } },
  units: ({ nums }) => nums.length,
  evaluate: ({ nums }, { occurrences }, tally) => {
    for (const face of nums) {
      const count = occurrences[face] ?? 0;
      hit(tally, `x${count}`, count === 0 ? 0 : 1);
    }
  },
  expand: ({ nums }) => nums.map(String),
};

/** K3 快三: three independent dice (lottery.md B9.4). */
export const k3 = family<DiceDraw>('k3', {
  draw: shape<DiceDraw>({ dice: repeatable(faces, 3) }),
  drawFrom: (uniform) => ({ dice: range(1, 3).map(() => 1 + uniform(6)) }),
  betTypes: [
    bet('k3.sum', dice, exactValue('exact-sum', { from: 3, to: 18 }, sumOf)),
    bet('k3.side', dice, options('dice-sides', diceSides, { opposites: [bigSmall, oddEven] })),
    bet(
      'k3.triple.any',
      dice,
      noChoice('any-triple', ({ pattern }: Digits) => pattern === '3'),
    ),
    bet(
      'k3.run.any',
      dice,
      noChoice('any-run', ({ multiset }: Digits) => runs.includes(multiset)),
    ),
    bet('k3.triple.one', shown(3), one('one-triple')),
    bet('k3.run.one', dice, options('one-run', runOptions, { tier: 'win' })),
    bet('k3.diff3', shown(1), pick(all('three-faces', 3))),
    bet('k3.diff3.dt', shown(1), pickBankers(all('three-faces', 3))),
    bet('k3.pair.multi', shown(2), one('pair-or-triple')),
    bet(
      'k3.pair.one',
      dice,
      heavyAndLight({
        play: 'pair-and-single',
        domain: faces,
        heavy: { times: 2, count: 1 },
        light: { times: 1, count: 1 },
      }),
    ),
    bet('k3.diff2', shown(1), pick(all('two-faces', 2))),
    bet('k3.diff2.dt', shown(1), pickBankers(all('two-faces', 2))),
    bet('k3.any1', shown(1), one('face-shown')),
    bet('k3.zy.sanjun', dice, byCount),
  ],
});
