import { choose, subsets } from '../combinatorics.ts';
import { hit, type Play } from '../play.ts';
import { integers, type Span } from '../selection/lists.ts';
import { shape } from '../selection/shape.ts';
import type { Digits } from '../views.ts';

/** `count` different digits that each occur exactly `times` times. */
export interface Repeat {
  readonly times: number;
  readonly count: number;
}

interface RepeatRule {
  readonly play: string;
  readonly domain: Span;
  readonly heavy: Repeat;
  readonly light: Repeat;
}

export interface RepeatSelection {
  readonly heavy: readonly number[];
  readonly light: readonly number[];
}

function inAnyOrder({ multiset }: Digits): string {
  return multiset;
}

function patternOf(repeats: readonly Repeat[]): string {
  return repeats.map(({ times, count }) => String(times).repeat(count)).join('');
}

function allAmong(view: Digits, { times }: Repeat, digits: readonly number[]): boolean {
  return view.occurrences.every((count, digit) => count !== times || digits.includes(digit));
}

function isDrawn(view: Digits, { heavy, light }: RepeatRule, selection: RepeatSelection): boolean {
  return (
    view.pattern === patternOf([heavy, light]) &&
    allAmong(view, heavy, selection.heavy) &&
    allAmong(view, light, selection.light)
  );
}

/**
 * Pairs of a heavy and a light subset that share no digit, by how many heavy ones lie in both
 * lists.
 */
function countUnits({ heavy, light }: RepeatRule, selection: RepeatSelection): number {
  const shared = selection.heavy.filter((digit) => selection.light.includes(digit)).length;
  let units = 0;
  for (let taken = 0; taken <= heavy.count; taken += 1) {
    units +=
      choose(shared, taken) *
      choose(selection.heavy.length - shared, heavy.count - taken) *
      choose(selection.light.length - taken, light.count);
  }
  return units;
}

function* expandUnits(rule: RepeatRule, selection: RepeatSelection): Generator<string> {
  for (const heavy of subsets(selection.heavy, rule.heavy.count)) {
    const others = selection.light.filter((digit) => !heavy.includes(digit));
    for (const light of subsets(others, rule.light.count)) {
      const digits = [
        ...heavy.map((digit) => String(digit).repeat(rule.heavy.times)),
        ...light.map((digit) => String(digit).repeat(rule.light.times)),
      ];
      yield digits.join('');
    }
  }
}

/**
 * 组选60, 30, 20, 10, 5, 12, 4: repeated digits from `heavy`, the others from `light`; never one
 * digit twice.
 */
export function heavyAndLight(rule: RepeatRule): Play<RepeatSelection, Digits> {
  const { heavy, light } = rule;
  return {
    shape: shape<RepeatSelection>({
      heavy: integers(rule.domain, { atLeast: heavy.count }),
      light: integers(rule.domain, { atLeast: light.count }),
    }),
    tiers: ['win'],
    help: {
      play: rule.play,
      choose: 'heavy-light',
      units: 'heavy-light',
      values: {
        heavyCount: heavy.count,
        heavyTimes: heavy.times,
        lightCount: light.count,
        lightTimes: light.times,
      },
    },
    units: (selection) => countUnits(rule, selection),
    sameFor: () => inAnyOrder,
    evaluate: (selection, view, tally) => {
      hit(tally, 'win', isDrawn(view, rule, selection) ? 1 : 0);
    },
    most: () => 1,
    expand: (selection) => expandUnits(rule, selection),
  };
}

/** 组三: one pair and a different digit, both from one list. */
export function pairAndSingle(domain: Span): Play<{ readonly nums: readonly number[] }, Digits> {
  const rule: RepeatRule = {
    play: 'group-3',
    domain,
    heavy: { times: 2, count: 1 },
    light: { times: 1, count: 1 },
  };
  const both = (nums: readonly number[]): RepeatSelection => ({ heavy: nums, light: nums });
  return {
    shape: shape({ nums: integers(domain, { atLeast: 2 }) }),
    tiers: ['win'],
    help: { play: 'group-3', choose: 'numbers', units: 'ordered-pairs', values: { atLeast: 2 } },
    units: ({ nums }) => countUnits(rule, both(nums)),
    sameFor: () => inAnyOrder,
    evaluate: ({ nums }, view, tally) => {
      hit(tally, 'win', isDrawn(view, rule, both(nums)) ? 1 : 0);
    },
    most: () => 1,
    expand: ({ nums }) => expandUnits(rule, both(nums)),
  };
}

/** 组六, 组选24, 组选120, two pairs: `count` digits, each exactly `times` times, any order. */
export function sameRepeat(
  play: string,
  domain: Span,
  { times, count }: Repeat,
): Play<{ readonly nums: readonly number[] }, Digits> {
  const pattern = patternOf([{ times, count }]);
  return {
    shape: shape({ nums: integers(domain, { atLeast: count }) }),
    tiers: ['win'],
    help: { play, choose: 'numbers', units: 'choose', values: { atLeast: count, size: count } },
    units: ({ nums }) => choose(nums.length, count),
    sameFor: () => inAnyOrder,
    evaluate: ({ nums }, view, tally) => {
      const wins = view.pattern === pattern && allAmong(view, { times, count }, nums);
      hit(tally, 'win', wins ? 1 : 0);
    },
    most: () => 1,
    *expand({ nums }) {
      for (const unit of subsets(nums, count)) {
        yield unit.join(' ');
      }
    },
  };
}
