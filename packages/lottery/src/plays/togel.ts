import { sorted, subsets } from '../combinatorics.ts';
import { hit, type Play } from '../play.ts';
import { hasNoRepeat, isText, isWithin, type Field } from '../selection/field.ts';
import { texts } from '../selection/lists.ts';
import { shape } from '../selection/shape.ts';
import { numberTexts, type NumbersRule, type NumbersSelection } from './numbers.ts';
import { patternOf } from './tickets.ts';

/** 50-50: attributes of one digit. */
export const togelPlaces = ['as', 'kop', 'kepala', 'ekor'] as const;
export type TogelPlace = (typeof togelPlaces)[number];
export const togelSides = {
  besar: (digit: number) => digit >= 5,
  kecil: (digit: number) => digit <= 4,
  ganjil: (digit: number) => digit % 2 === 1,
  genap: (digit: number) => digit % 2 === 0,
};
export type TogelSide = keyof typeof togelSides;

/** Bolak-balik: in order, or in another order of the same different digits. */
export function backAndForth(length: number): Play<NumbersSelection, string> {
  const rule: NumbersRule = {
    play: 'back-and-forth',
    length,
    patterns: ['1'.repeat(length)],
    anyOrder: true,
  };
  return {
    shape: shape({ nums: texts(numberTexts(rule)) }),
    tiers: ['exact', 'mixed'],
    help: { play: rule.play, choose: 'different-digit-strings', units: 'each', values: { length } },
    units: ({ nums }) => nums.length,
    evaluate: ({ nums }, result, tally) => {
      for (const number of nums) {
        if (number === result) {
          hit(tally, 'exact');
        } else if (sorted(number) === sorted(result)) {
          hit(tally, 'mixed');
        }
      }
    },
    most: () => 1,
    expand: ({ nums }) => nums,
  };
}

export interface ColokRule<Key extends string> {
  readonly play: string;
  readonly key: Key;
  readonly length: number;
  readonly tiers: readonly string[];
}

/**
 * Colok macau and naga: all digits of the bet occur; the tier is how many places show one of them.
 */
export function colok<Key extends string>({
  play,
  key,
  length,
  tiers,
}: ColokRule<Key>): Play<{ readonly [Name in Key]: readonly string[] }, string> {
  type Selection = { readonly [Name in Key]: readonly string[] };
  const field = texts({
    writing: { as: 'digits', length },
    accepts: (text) => /^[0-9]+$/u.test(text) && patternOf(text) === '1'.repeat(length),
    sameAs: sorted,
    sample: (uniform) => String(uniform(10 ** length)).padStart(length, '0'),
  });
  return {
    // One computed key is the whole record.
    shape: shape<Selection>({ [key]: field } as unknown as Parameters<typeof shape<Selection>>[0]),
    tiers,
    help: { play, choose: 'different-digit-strings', units: 'each', values: { length } },
    units: (selection) => selection[key].length,
    evaluate: (selection, result, tally) => {
      for (const digits of selection[key]) {
        const places = [...result].filter((digit) => digits.includes(digit)).length;
        if ([...digits].every((digit) => result.includes(digit))) {
          hit(tally, `d${places}`);
        }
      }
    },
    expand: (selection) => selection[key],
  };
}

export interface Attribute {
  readonly place: TogelPlace;
  readonly attr: TogelSide;
}

type Combo = readonly Attribute[];

function isAttribute(json: unknown): json is Attribute {
  return (
    typeof json === 'object' &&
    json !== null &&
    !Array.isArray(json) &&
    Object.keys(json).length === 2 &&
    isText(Reflect.get(json, 'place')) &&
    isText(Reflect.get(json, 'attr'))
  );
}

function comboKey(combo: Combo): string {
  return combo
    .map(({ place, attr }) => `${place} ${attr}`)
    .toSorted((left, right) => (left < right ? -1 : 1))
    .join(', ');
}

const allCombos: readonly Combo[] = [...subsets(togelPlaces, 2)].flatMap(([first, second]) =>
  first === undefined || second === undefined
    ? []
    : sideNames().flatMap((left) =>
        sideNames().map((right) => [
          { place: first, attr: left },
          { place: second, attr: right },
        ]),
      ),
);

function sideNames(): TogelSide[] {
  return ['besar', 'kecil', 'ganjil', 'genap'];
}

const combos: Field<readonly Combo[]> = {
  form: { kind: 'combos', places: togelPlaces, words: sideNames() },
  read: (json) =>
    Array.isArray(json) && json.every((combo) => Array.isArray(combo) && combo.every(isAttribute))
      ? json
      : undefined,
  isInDomain: (list) =>
    list
      .flat()
      .every(({ place, attr }) => togelPlaces.includes(place) && Object.hasOwn(togelSides, attr)),
  isDistinct: (list) =>
    list.every((combo) => hasNoRepeat(combo.map(({ place }) => place))) &&
    hasNoRepeat(list.map(comboKey)),
  hasCount: (list) => isWithin(list.length, {}) && list.every((combo) => combo.length === 2),
  sample: (uniform, extra) =>
    Array.from({ length: 1 + extra }, () => allCombos[uniform(allCombos.length)] ?? []),
};

/** Kombinasi: one attribute on each of two places. */
export function placeCombinations(): Play<
  { readonly combos: readonly Combo[] },
  Readonly<Record<TogelPlace, number>>
> {
  return {
    shape: shape({ combos }),
    tiers: ['win'],
    help: { play: 'place-combinations', choose: 'combos', units: 'each' },
    units: (selection) => selection.combos.length,
    evaluate: (selection, digits, tally) => {
      for (const combo of selection.combos) {
        const wins = combo.every(({ place, attr }) => togelSides[attr](digits[place]));
        hit(tally, 'win', wins ? 1 : 0);
      }
    },
    expand: (selection) => selection.combos.map(comboKey),
  };
}
