import { choose as chooseCount, subsets } from '../combinatorics.ts';
import { hit, type Play, type Tally } from '../play.ts';
import { integers, words } from '../selection/lists.ts';
import { shape, type Shape } from '../selection/shape.ts';
import { signs, type Sign } from '../zodiac.ts';
import { unitsWith } from './pick.ts';

/**
 * Signs or last digits that were drawn; one of them, the sign of the year or digit 0, has its own
 * price.
 */
export interface LinkedView {
  readonly drawn: readonly boolean[];
  readonly special: number;
}

export interface LinkedRule {
  readonly play: string;
  readonly size: number;
  readonly atMost?: number;
  /** Whether all members of a unit must be drawn, or none. */
  readonly wins: 'all-drawn' | 'none-drawn';
  /** Tiers of the units with the special member and without it. */
  readonly tiers: readonly [withSpecial: string, without: string];
}

function payLinked(
  { size, wins, tiers }: LinkedRule,
  members: readonly number[],
  { view, tally }: { readonly view: LinkedView; readonly tally: Tally },
): void {
  const matches = wins === 'all-drawn' ? size : 0;
  const others = members.filter((member) => member !== view.special);
  if (others.length < members.length) {
    const units = { dan: [view.special], tuo: others };
    hit(tally, tiers[0], unitsWith({ size, matches }, units, view.drawn));
  }
  hit(tally, tiers[1], unitsWith({ size, matches }, { dan: [], tuo: others }, view.drawn));
}

function linked<Selection>(
  rule: LinkedRule,
  selectionShape: Shape<Selection>,
  { choose, members }: { choose: string; members: (selection: Selection) => readonly number[] },
): Play<Selection, LinkedView> {
  const unitsOf = (selection: Selection): string[][] => [
    ...subsets(members(selection).map(String), rule.size),
  ];
  return {
    shape: selectionShape,
    tiers: rule.tiers,
    help: {
      play: rule.play,
      choose,
      units: rule.size === 1 ? 'each' : 'choose',
      values: { size: rule.size, atLeast: rule.size, atMost: rule.atMost ?? 12 },
    },
    units: (selection) => chooseCount(members(selection).length, rule.size),
    evaluate: (selection, view, tally) => payLinked(rule, members(selection), { view, tally }),
    *expand(selection) {
      for (const unit of unitsOf(selection)) {
        yield unit.join(' ');
      }
    },
  };
}

function countOf({ size, atMost }: LinkedRule) {
  return atMost === undefined ? { atLeast: size } : { atLeast: size, atMost };
}

/** 肖连, 平特一肖, 特肖: signs among the drawn numbers. */
export function linkedSigns(
  rule: LinkedRule,
): Play<{ readonly zodiacs: readonly Sign[] }, LinkedView> {
  return linked(rule, shape({ zodiacs: words(signs, countOf(rule)) }), {
    choose: rule.atMost === undefined ? 'signs' : 'signs-at-most',
    members: ({ zodiacs }) => zodiacs.map((sign) => signs.indexOf(sign)),
  });
}

/** 尾连, 平特尾数: last digits among the drawn numbers. */
export function linkedTails(
  rule: LinkedRule,
): Play<{ readonly tails: readonly number[] }, LinkedView> {
  return linked(rule, shape({ tails: integers({ from: 0, to: 9 }, countOf(rule)) }), {
    choose: rule.atMost === undefined ? 'tails' : 'tails-at-most',
    members: ({ tails }) => tails,
  });
}
