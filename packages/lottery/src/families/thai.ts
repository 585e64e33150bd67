import { bet } from '../bet-type.ts';
import { family } from '../family.ts';
import { sampleDigits } from '../fairness/stream.ts';
import { numbers } from '../plays/numbers.ts';
import { prize, prizes } from '../selection/draw-fields.ts';
import { shape } from '../selection/shape.ts';
import { yeekeeResult } from '../yeekee.ts';
import { matchesOf } from './matches.ts';
import { fourTop, thaiStyle } from './thai-style.ts';

interface ThaiDraw {
  readonly first: string;
  readonly front3: readonly string[];
  readonly last3: readonly string[];
  readonly last2: string;
}

const twoPrizes = prizes(3, { atLeast: 2, atMost: 2 });
const eachOf = (keys: readonly string[]) => matchesOf(keys.map((key) => ({ key, tier: 'win' })));

/** Thai government lottery (lottery.md B9.10). */
export const th = family<ThaiDraw>('th', {
  draw: shape<ThaiDraw>({ first: prize(6), front3: twoPrizes, last3: twoPrizes, last2: prize(2) }),
  drawFrom: (uniform) => ({
    first: sampleDigits(6, uniform),
    front3: [sampleDigits(3, uniform), sampleDigits(3, uniform)],
    last3: [sampleDigits(3, uniform), sampleDigits(3, uniform)],
    last2: sampleDigits(2, uniform),
  }),
  betTypes: [
    ...thaiStyle<ThaiDraw>({
      id: 'th',
      results: ({ first, last2 }) => ({ top3: first.slice(-3), bot2: last2 }),
    }),
    bet(
      'th.front3',
      { name: 'three-front', of: ({ front3 }: ThaiDraw) => eachOf(front3) },
      numbers({ play: 'either-number', length: 3, prizes: { win: 2 } }),
    ),
    bet(
      'th.bot3',
      { name: 'three-bottom', of: ({ last3 }: ThaiDraw) => eachOf(last3) },
      numbers({ play: 'either-number', length: 3, prizes: { win: 2 } }),
    ),
  ],
});

interface LaoDraw {
  readonly digits: string;
}

/** Lao lottery: the last four of six digits; two-bottom is the first two of those four. */
export const la = family<LaoDraw>('la', {
  draw: shape<LaoDraw>({ digits: prize(6) }),
  drawFrom: (uniform) => ({ digits: sampleDigits(6, uniform) }),
  betTypes: [
    ...thaiStyle<LaoDraw>({
      id: 'la',
      results: ({ digits }) => ({ top3: digits.slice(-3), bot2: digits.slice(-4, -2) }),
    }),
    ...fourTop<LaoDraw>('la', ({ digits }) => digits.slice(-4)),
  ],
});

interface HanoiDraw {
  readonly db: string;
  readonly g1: string;
}

/** Hanoi: special and first prize. */
export const hn = family<HanoiDraw>('hn', {
  draw: shape<HanoiDraw>({ db: prize(5), g1: prize(5) }),
  drawFrom: (uniform) => ({ db: sampleDigits(5, uniform), g1: sampleDigits(5, uniform) }),
  betTypes: [
    ...thaiStyle<HanoiDraw>({
      id: 'hn',
      results: ({ db, g1 }) => ({ top3: db.slice(-3), bot2: g1.slice(-2) }),
    }),
    ...fourTop<HanoiDraw>('hn', ({ db }) => db.slice(-4)),
  ],
});

interface MalaysiaDraw {
  readonly first: string;
  readonly second: string;
}

/** Malaysia, Thai style: first and second prize of a 4D draw. */
export const my = family<MalaysiaDraw>('my', {
  draw: shape<MalaysiaDraw>({ first: prize(4), second: prize(4) }),
  betTypes: [
    ...thaiStyle<MalaysiaDraw>({
      id: 'my',
      results: ({ first, second }) => ({ top3: first.slice(-3), bot2: second.slice(-2) }),
    }),
    ...fourTop<MalaysiaDraw>('my', ({ first }) => first),
  ],
});

interface YeekeeDraw {
  readonly shots: readonly string[];
}

/** Yeekee: the sum of the members' shots without the sixteenth. */
export const yk = family<YeekeeDraw>('yk', {
  draw: shape<YeekeeDraw>({ shots: prizes(5, { atLeast: 20 }) }),
  betTypes: thaiStyle<YeekeeDraw>({ id: 'yk', results: ({ shots }) => yeekeeResult(shots) }),
});
