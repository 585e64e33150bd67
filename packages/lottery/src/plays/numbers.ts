import { permutations, sorted, sum } from '../combinatorics.ts';
import { hit, type Play, type Tally, timesHits } from '../play.ts';
import { texts, word, type TextRule } from '../selection/lists.ts';
import { shape } from '../selection/shape.ts';
import { lookup } from './lookup.ts';
import { patternOf } from './tickets.ts';

/** For each number text the tiers it is paid at, one entry for every prize it matches. */
export type Matches = ReadonlyMap<string, readonly string[]>;

export interface NumbersRule {
  readonly play: string;
  readonly length: number;
  readonly tiers?: readonly string[];
  /** Prizes covered by a number: one unit each (bao lô). */
  readonly slots?: number;
  /** Prizes that are looked at, by tier, where they are not one for each slot. */
  readonly prizes?: Readonly<Record<string, number>>;
  /** Different numbers that one draw can pay, each once. */
  readonly atOnce?: number;
  /** Digit patterns a number may have; all of them unless told. */
  readonly patterns?: readonly string[];
  /** Numbers that are the same bet, and the text that is looked up: the digits ascending. */
  readonly anyOrder?: boolean;
  /** The kind of a number, where two kinds share a tier (lottery.md B3). */
  readonly kindOf?: (number: string) => string;
}

export interface NumbersSelection {
  readonly nums: readonly string[];
}

export function numberTexts(rule: NumbersRule): TextRule {
  const form = new RegExp(`^[0-9]{${rule.length}}$`, 'u');
  return {
    writing: { as: 'digits', length: rule.length },
    accepts: (text) => form.test(text) && (rule.patterns?.includes(patternOf(text)) ?? true),
    ...(rule.anyOrder === true ? { sameAs: sorted } : {}),
    sample: (uniform) => String(uniform(10 ** rule.length)).padStart(rule.length, '0'),
  };
}

function payMatches(tally: Tally, matches: Matches, key: string): void {
  for (const tier of matches.get(key) ?? []) {
    hit(tally, tier);
  }
}

/** Digit strings of one length; a number is paid once for every prize it matches. */
export function numbers(rule: NumbersRule): Play<NumbersSelection, Matches> {
  const { length, slots = 1, anyOrder = false, kindOf } = rule;
  const asSet = anyOrder ? lookup(sorted) : lookup();
  return {
    shape: shape<NumbersSelection>({ nums: texts(numberTexts(rule)) }),
    tiers: rule.tiers ?? ['win'],
    help: {
      play: rule.play,
      choose: 'digit-strings',
      units: slots === 1 ? 'each' : 'each-slot',
      values: { length, slots },
    },
    units: ({ nums }) => nums.length * slots,
    evaluate: ({ nums }, matches, tally) => {
      // There are few prizes, and a line may hold 10,000 numbers; no two of them match one prize.
      const chosen = asSet(nums);
      for (const key of matches.keys()) {
        if (chosen.has(key)) {
          payMatches(tally, matches, key);
        }
      }
    },
    // A prize is matched by one number only, whatever a line holds.
    most: ({ nums }) =>
      rule.atOnce === undefined
        ? (rule.prizes ?? { win: slots })
        : Math.min(nums.length, rule.atOnce),
    *expand({ nums }) {
      for (const number of nums) {
        for (let slot = 1; slot <= slots; slot += 1) {
          yield slots === 1 ? number : `${number} / ${slot}`;
        }
      }
    },
    ...(kindOf === undefined ? {} : { kinds: ({ nums }) => [...new Set(nums.map(kindOf))] }),
  };
}

/** Digits on one named place of the result (ปักหลัก, colok jitu). */
export function placedDigits<Place extends string>(
  play: string,
  places: readonly Place[],
): Play<NumbersSelection & { readonly place: Place }, Readonly<Record<Place, string>>> {
  const rule: NumbersRule = { play, length: 1 };
  return {
    shape: shape<NumbersSelection & { readonly place: Place }>({
      place: word(places),
      nums: texts(numberTexts(rule)),
    }),
    tiers: ['win'],
    help: { play, choose: 'place-digits', units: 'each', values: { places: places.join(', ') } },
    units: ({ nums }) => nums.length,
    evaluate: ({ place, nums }, digits, tally) => {
      hit(tally, 'win', nums.includes(digits[place]) ? 1 : 0);
    },
    most: () => 1,
    expand: ({ place, nums }) => nums.map((digit) => `${place}: ${digit}`),
  };
}

/**
 * System entry: every different permutation of a number is a unit of its own. A prize is matched by
 * exactly one of them when its digits, ascending, are those of the number.
 */
export function everyPermutation(rule: NumbersRule): Play<NumbersSelection, Matches> {
  return {
    ...numbers({ ...rule, anyOrder: true }),
    help: {
      play: rule.play,
      choose: 'digit-strings',
      units: 'permutations',
      values: { length: rule.length },
    },
    units: ({ nums }) => sum(nums.map((number) => permutations(number).length)),
    expand: ({ nums }) => nums.flatMap(permutations),
  };
}

/** Roll: R stands for each digit, ten units for a mask. */
export function rolled(rule: NumbersRule): Play<{ readonly masks: readonly string[] }, Matches> {
  const { length } = rule;
  const form = /^[0-9]*R[0-9]*$/u;
  const filled = (mask: string): string[] =>
    Array.from({ length: 10 }, (_, digit) => mask.replace('R', String(digit)));
  return {
    shape: shape({
      masks: texts({
        writing: { as: 'mask', length },
        accepts: (mask) => mask.length === length && form.test(mask),
        sample: (uniform) => {
          const digits = String(uniform(10 ** (length - 1))).padStart(length - 1, '0');
          const at = uniform(length);
          return `${digits.slice(0, at)}R${digits.slice(at)}`;
        },
      }),
    }),
    tiers: rule.tiers ?? ['win'],
    help: { play: rule.play, choose: 'masks', units: 'masks', values: { length } },
    units: ({ masks }) => masks.length * 10,
    evaluate: ({ masks }, matches, tally) => {
      for (const number of masks.flatMap(filled)) {
        payMatches(tally, matches, number);
      }
    },
    // A number is in one mask for each of its digits.
    most: ({ masks }) => timesHits(rule.prizes ?? { win: 1 }, Math.min(masks.length, length)),
    *expand({ masks }) {
      for (const mask of masks) {
        for (const number of filled(mask)) {
          yield `${mask}: ${number}`;
        }
      }
    },
  };
}

/** The iBox class of a number: how many permutations it has. */
function permutationClass(number: string): string {
  const classes: Readonly<Record<string, string>> = {
    '1111': 'i24',
    '211': 'i12',
    '22': 'i6',
    '31': 'i4',
  };
  return classes[patternOf(number)] ?? 'i1';
}

/** iBox: one unit covers all permutations; the prize is that of the class of the number. */
export function boxed(
  rule: NumbersRule & Required<Pick<NumbersRule, 'prizes'>>,
): Play<NumbersSelection, Matches> {
  const classes = ['i24', 'i12', 'i6', 'i4'];
  const prizes = Object.entries(rule.prizes);
  const tiersOf = (name: string): string[] => prizes.map(([prize]) => `${name}.${prize}`);
  return {
    ...numbers({ ...rule, anyOrder: true, patterns: ['1111', '211', '22', '31'] }),
    tiers: classes.flatMap(tiersOf),
    help: {
      play: rule.play,
      choose: 'digit-strings',
      units: 'each',
      values: { length: rule.length },
    },
    evaluate: ({ nums }, matches, tally) => {
      for (const number of nums) {
        for (const prize of matches.get(sorted(number)) ?? []) {
          hit(tally, `${permutationClass(number)}.${prize}`);
        }
      }
    },
    most: ({ nums }) =>
      Object.fromEntries(
        [...new Set(nums.map(permutationClass))].flatMap((name) =>
          prizes.map(([prize, count]) => [`${name}.${prize}`, count]),
        ),
      ),
    reachable: ({ nums }) => {
      const present = new Set(nums.map(permutationClass));
      return classes.filter((name) => present.has(name)).flatMap(tiersOf);
    },
  };
}
