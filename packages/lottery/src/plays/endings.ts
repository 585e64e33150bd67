import { choose, subsets } from '../combinatorics.ts';
import { hit, type Play } from '../play.ts';
import type { Count } from '../selection/field.ts';
import { texts } from '../selection/lists.ts';
import { shape } from '../selection/shape.ts';
import type { Membership } from '../views.ts';
import { numberTexts, type NumbersSelection } from './numbers.ts';
import { unitsWith } from './pick.ts';

interface EndingRule {
  readonly play: string;
  readonly size: number;
  readonly count: Count;
  /** How many of a unit's numbers must be among the endings. */
  readonly matches: number;
  readonly choose: string;
}

/** Units of `size` two-digit numbers against the set of endings drawn. */
function endings(rule: EndingRule): Play<NumbersSelection, Membership> {
  const { size, matches, count } = rule;
  return {
    shape: shape<NumbersSelection>({
      nums: texts({ ...numberTexts({ play: rule.play, length: 2 }), ...count }),
    }),
    tiers: ['win'],
    help: {
      play: rule.play,
      choose: rule.choose,
      units: count.atMost === size ? 'one' : 'choose',
      values: { size, length: 2, atLeast: size, atMost: count.atMost ?? size },
    },
    units: ({ nums }) => choose(nums.length, size),
    evaluate: ({ nums }, view, tally) => {
      hit(tally, 'win', unitsWith({ size, matches }, { dan: [], tuo: nums.map(Number) }, view));
    },
    *expand({ nums }) {
      for (const unit of subsets(nums, size)) {
        yield unit.join(' ');
      }
    },
  };
}

/** Xiên: all numbers of the unit occur, paid once however often they do. */
export function endingsPresent(
  size: number,
  { atMost }: { readonly atMost: number },
): Play<NumbersSelection, Membership> {
  return endings({
    play: 'endings-present',
    size,
    count: { atLeast: size, atMost },
    matches: size,
    choose: 'digit-strings-at-most',
  });
}

/** Lô trượt: none of exactly `size` numbers occurs. */
export function endingsAbsent(size: number): Play<NumbersSelection, Membership> {
  return endings({
    play: 'endings-absent',
    size,
    count: { atLeast: size, atMost: size },
    matches: 0,
    choose: 'exactly-digit-strings',
  });
}
