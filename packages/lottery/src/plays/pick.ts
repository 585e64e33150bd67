import { choose, range, subsets } from '../combinatorics.ts';
import { hit, type Play, type Tally } from '../play.ts';
import { sampleSome, type Field } from '../selection/field.ts';
import { integers, type Span } from '../selection/lists.ts';
import { shape, type Shape } from '../selection/shape.ts';
import type { Membership } from '../views.ts';

/** A unit is `size` different numbers; how many of them are drawn decides. */
export interface PickRule {
  readonly play: string;
  readonly size: number;
  readonly domain: Span;
  readonly atMost?: number;
  /** The tier for each paying number of matches. */
  readonly paying: Readonly<Record<number, string>>;
  readonly values?: Readonly<Record<string, number>>;
}

export interface NumberSelection {
  readonly nums: readonly number[];
}

export interface BankerSelection {
  /** Bankers: in every unit. */
  readonly dan: readonly number[];
  /** Drags: fill up the unit. */
  readonly tuo: readonly number[];
}

function matchesIn(numbers: readonly number[], membership: Membership): number {
  let matches = 0;
  for (const number of numbers) {
    if (membership[number] === true) {
      matches += 1;
    }
  }
  return matches;
}

/** Units of `size` numbers, bankers plus drags, of which exactly `matches` are drawn. */
export function unitsWith(
  { size, matches }: { readonly size: number; readonly matches: number },
  { dan, tuo }: BankerSelection,
  membership: Membership,
): number {
  const wanted = matches - matchesIn(dan, membership);
  const tuoDrawn = matchesIn(tuo, membership);
  const fromTuo = size - dan.length;
  return choose(tuoDrawn, wanted) * choose(tuo.length - tuoDrawn, fromTuo - wanted);
}

interface Paid {
  readonly drawn: Membership;
  readonly tally: Tally;
}

type PayPicks = (selection: BankerSelection, payment: Paid) => void;

function payPicks({ size, paying }: PickRule): PayPicks {
  const matchesByTier = Object.entries(paying).map(
    ([count, tier]) => [Number(count), tier] as const,
  );
  return (selection, { drawn, tally }) => {
    for (const [matches, tier] of matchesByTier) {
      hit(tally, tier, unitsWith({ size, matches }, selection, drawn));
    }
  };
}

const noBankers: readonly number[] = [];

/** 复式: all subsets of `size` of the chosen numbers. */
export function pick(rule: PickRule): Play<NumberSelection, Membership> {
  const { size, domain, atMost = Infinity } = rule;
  const pay = payPicks(rule);
  return {
    shape: shape<NumberSelection>({ nums: integers(domain, { atLeast: size, atMost }) }),
    tiers: tiersOf(rule),
    help: {
      play: rule.play,
      choose: atMost === Infinity ? 'numbers' : 'numbers-at-most',
      units: size === 1 ? 'each' : 'choose',
      values: { atLeast: size, size, ...limit(atMost), ...rule.values },
    },
    units: ({ nums }) => choose(nums.length, size),
    evaluate: ({ nums }, view, tally) => {
      pay({ dan: noBankers, tuo: nums }, { drawn: view, tally });
    },
    *expand({ nums }) {
      for (const unit of subsets(nums, size)) {
        yield unit.join(' ');
      }
    },
  };
}

function limit(atMost: number): { atMost: number } | undefined {
  return atMost === Infinity ? undefined : { atMost };
}

function tiersOf({ paying }: PickRule): string[] {
  // Object keys are ascending; the tables list the most matches first.
  return [...new Set(Object.values(paying).toReversed())];
}

/** dan and tuo share nothing, and together fill at least one unit. */
export function bankerShape(size: number, domain: Span): Shape<BankerSelection> {
  const field = (atMost?: number): Field<readonly number[]> =>
    integers(domain, atMost === undefined ? { atLeast: 1 } : { atLeast: 1, atMost });
  return shape<BankerSelection>(
    { dan: field(size - 1), tuo: field() },
    {
      isDisjoint: ({ dan, tuo }) => !dan.some((number) => tuo.includes(number)),
      hasCount: ({ dan, tuo }) => tuo.length >= size - dan.length,
      sample: (uniform, extra) => {
        const bankers = 1 + uniform(size - 1);
        const numbers = sampleSome(range(domain.from, domain.to), uniform, { size: size + extra });
        return { dan: numbers.slice(0, bankers), tuo: numbers.slice(bankers) };
      },
    },
  );
}

export function* bankerUnits(size: number, { dan, tuo }: BankerSelection): Generator<string> {
  for (const drags of subsets(tuo, size - dan.length)) {
    yield [...dan, ...drags].join(' ');
  }
}

/** 胆拖: the bankers with all fillings from the drags. */
export function pickBankers(rule: PickRule): Play<BankerSelection, Membership> {
  const { size, domain } = rule;
  const pay = payPicks(rule);
  return {
    shape: bankerShape(size, domain),
    tiers: tiersOf(rule),
    help: {
      play: rule.play,
      choose: 'bankers',
      units: 'choose-drags',
      values: { size, danAtMost: size - 1, ...rule.values },
    },
    units: ({ dan, tuo }) => choose(tuo.length, size - dan.length),
    evaluate: (selection, view, tally) => {
      pay(selection, { drawn: view, tally });
    },
    expand: (selection) => bankerUnits(size, selection),
  };
}
