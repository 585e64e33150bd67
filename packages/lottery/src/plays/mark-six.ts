import { choose } from '../combinatorics.ts';
import { hit, type Play, type Tally } from '../play.ts';
import { hasNoRepeat, isInteger, isText, sampleSome, type Field } from '../selection/field.ts';
import { isInSpan, words } from '../selection/lists.ts';
import { shape } from '../selection/shape.ts';
import { range } from '../combinatorics.ts';
import { signs, type Sign } from '../zodiac.ts';
import type { Verdict } from './options.ts';
import {
  bankerShape,
  bankerUnits,
  pick,
  type BankerSelection,
  type NumberSelection,
} from './pick.ts';

export interface NormalsAndSpecial {
  readonly isNormal: readonly boolean[];
  readonly special: number;
}

/** The tiers of a pair of numbers; 特串 does not pay two normal numbers. */
export interface SpecialPairRule {
  readonly play: string;
  readonly twoNormals?: string;
  readonly withSpecial: string;
  readonly atMost: number;
}

const mainNumbers = { from: 1, to: 49 };

function payPairs(
  rule: SpecialPairRule,
  { dan, tuo }: BankerSelection,
  { view, tally }: { readonly view: NormalsAndSpecial; readonly tally: Tally },
): void {
  const normals = tuo.filter((number) => view.isNormal[number] === true).length;
  const specials = tuo.includes(view.special) ? 1 : 0;
  const [banker] = dan;
  if (rule.twoNormals !== undefined) {
    const pairs = banker === undefined ? choose(normals, 2) : normals;
    const isOpen = banker === undefined || view.isNormal[banker] === true;
    hit(tally, rule.twoNormals, isOpen ? pairs : 0);
  }
  if (banker === undefined) {
    hit(tally, rule.withSpecial, normals * specials);
  } else if (banker === view.special) {
    hit(tally, rule.withSpecial, normals);
  } else if (view.isNormal[banker] === true) {
    hit(tally, rule.withSpecial, specials);
  }
}

function pairTiers({ twoNormals, withSpecial }: SpecialPairRule): string[] {
  return twoNormals === undefined ? [withSpecial] : [twoNormals, withSpecial];
}

/** 二中特, 特串: pairs in which the special number counts. */
export function pairsWithSpecial(rule: SpecialPairRule): Play<NumberSelection, NormalsAndSpecial> {
  // What is the same for the normal numbers alone is not for the special one.
  const { sameFor: _ofNormals, ...base } = pick({
    play: rule.play,
    size: 2,
    domain: mainNumbers,
    atMost: rule.atMost,
    paying: {},
  });
  return {
    ...base,
    tiers: pairTiers(rule),
    evaluate: ({ nums }, view, tally) => payPairs(rule, { dan: [], tuo: nums }, { view, tally }),
  };
}

/** The same with a banker (拖头). */
export function bankerPairsWithSpecial(
  rule: SpecialPairRule,
): Play<BankerSelection, NormalsAndSpecial> {
  return {
    shape: bankerShape(2, mainNumbers),
    tiers: pairTiers(rule),
    help: {
      play: rule.play,
      choose: 'bankers',
      units: 'choose-drags',
      values: { size: 2, danAtMost: 1 },
    },
    units: ({ tuo }) => tuo.length,
    evaluate: (selection, view, tally) => payPairs(rule, selection, { view, tally }),
    expand: (selection) => bankerUnits(2, selection),
  };
}

export interface SpecialSign {
  readonly sign: Sign;
  /** 49 belongs to no side: the stake comes back. */
  readonly isRefund: boolean;
}

/** 合肖: one unit on several signs; the tier is how many. */
export function combinedSigns(): Play<{ readonly zodiacs: readonly Sign[] }, SpecialSign> {
  return {
    shape: shape({ zodiacs: words(signs, { atLeast: 2, atMost: 11 }) }),
    tiers: range(2, 11).map((count) => `k${count}`),
    help: {
      play: 'combined-signs',
      choose: 'signs-between',
      units: 'one',
      values: { atLeast: 2, atMost: 11 },
    },
    units: () => 1,
    evaluate: ({ zodiacs }, { sign, isRefund }, tally) => {
      if (isRefund) {
        tally.refundUnits += 1;
      } else if (zodiacs.includes(sign)) {
        hit(tally, `k${zodiacs.length}`);
      }
    },
    expand: ({ zodiacs }) => [zodiacs.join(' ')],
    reachable: ({ zodiacs }) => [`k${zodiacs.length}`],
  };
}

export interface Leg {
  readonly pos: number;
  readonly opt: string;
}

type LegTable = Readonly<Record<string, (number: number) => Verdict>>;

function legsField(table: LegTable): Field<readonly Leg[]> {
  const names = Object.keys(table);
  const isLeg = (json: unknown): json is Leg =>
    typeof json === 'object' &&
    json !== null &&
    !Array.isArray(json) &&
    Object.keys(json).length === 2 &&
    isInteger(Reflect.get(json, 'pos')) &&
    isText(Reflect.get(json, 'opt'));
  return {
    form: { kind: 'legs', positions: { from: 1, to: 6 }, words: names },
    read: (json) => (Array.isArray(json) && json.every(isLeg) ? json : undefined),
    isInDomain: (legs) =>
      legs.every(({ pos, opt }) => isInSpan(pos, { from: 1, to: 6 }) && names.includes(opt)),
    isDistinct: (legs) => hasNoRepeat(legs.map(({ pos }) => pos)),
    hasCount: (legs) => legs.length >= 2 && legs.length <= 6,
    sample: (uniform, extra) =>
      sampleSome(range(1, 6), uniform, { size: Math.min(6, 2 + extra) }).map((pos) => ({
        pos,
        opt: names[uniform(names.length)] ?? '',
      })),
  };
}

/**
 * 正码过关: every leg must win. A leg that is refunded counts with odds 1; when all are, so is the
 * stake. The legs that count are told to the pricing, which multiplies their odds.
 */
export function parlay(
  table: LegTable,
): Play<{ readonly legs: readonly Leg[] }, readonly number[]> {
  return {
    shape: shape({ legs: legsField(table) }),
    tiers: ['win'],
    help: { play: 'parlay', choose: 'legs', units: 'one' },
    units: () => 1,
    evaluate: ({ legs }, main, tally) => {
      const counted: number[] = [];
      for (const [index, { pos, opt }] of legs.entries()) {
        const verdict = table[opt]?.(main[pos - 1] ?? 0) ?? false;
        if (verdict === false) {
          return;
        }
        if (verdict === true) {
          counted.push(index);
        }
      }
      tally.countedLegs = counted;
      if (counted.length === 0) {
        tally.refundUnits = 1;
      } else {
        hit(tally, 'win');
      }
    },
    expand: ({ legs }) => [legs.map(({ pos, opt }) => `${pos} ${opt}`).join(', ')],
  };
}
