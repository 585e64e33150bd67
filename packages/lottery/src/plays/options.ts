import { hit, type MostHits, type Opposites, type Play, type Tally } from '../play.ts';
import { integer, words, type Span } from '../selection/lists.ts';
import { shape, type Fields } from '../selection/shape.ts';

/** Whether an option wins on what was drawn, or gives its stake back. */
export type Verdict = boolean | 'refund';
export type Options<View> = Readonly<Record<string, (view: View) => Verdict>>;

export interface OptionSelection {
  readonly opts: readonly string[];
}

interface Judged<View> {
  readonly view: View;
  readonly tally: Tally;
  readonly tier?: string | undefined;
}

function eachOnce({ opts }: OptionSelection): MostHits {
  return Object.fromEntries(opts.map((opt) => [opt, 1]));
}

function judge<View>(
  table: Options<View>,
  opts: readonly string[],
  { view, tally, tier }: Judged<View>,
): void {
  for (const opt of opts) {
    const verdict = table[opt]?.(view) ?? false;
    if (verdict === 'refund') {
      tally.refundUnits += 1;
    } else if (verdict) {
      hit(tally, tier ?? opt);
    }
  }
}

/** Sides that many plays have. */
export const bigSmall: Opposites = ['big', 'small'];
export const oddEven: Opposites = ['odd', 'even'];
export const dragonTiger: Opposites = ['dragon', 'tiger'];

interface OptionRule {
  readonly tier?: string;
  readonly opposites?: readonly Opposites[];
}

/** Named options, each one unit with its own tier, or all of them with the tier given. */
export function options<View>(
  play: string,
  table: Options<View>,
  { tier, opposites = [] }: OptionRule = {},
): Play<OptionSelection, View> {
  const names = Object.keys(table);
  const tiersOf = (opts: readonly string[]) => (tier === undefined ? opts : [tier]);
  return {
    shape: shape<OptionSelection>({ opts: words(names) }),
    tiers: tiersOf(names),
    help: { play, choose: 'options', units: 'each' },
    units: ({ opts }) => opts.length,
    evaluate: ({ opts }, view, tally) => judge(table, opts, { view, tally, tier }),
    ...(tier === undefined ? { most: eachOnce } : {}),
    expand: ({ opts }) => opts,
    opposites,
    reachable: ({ opts }) => tiersOf(opts),
  };
}

export interface IndexedOptions<Key extends string, View, Item> {
  readonly play: string;
  /** The key that says which ball, place or position is meant. */
  readonly key: Key;
  readonly span: Span;
  readonly itemAt: (view: View, index: number) => Item;
  readonly table: Options<Item>;
  readonly opposites: readonly Opposites[];
  /** Options that only some of the indexes offer. */
  readonly isOffered?: (option: string, index: number) => boolean;
}

type Indexed<Key extends string> = { readonly [Name in Key]: number } & OptionSelection;

/** Named options on one ball, place or position of the draw. */
export function optionsAt<Key extends string, View, Item>(
  rule: IndexedOptions<Key, View, Item>,
): Play<Indexed<Key>, View> {
  const { key, span, table, opposites, isOffered } = rule;
  const names = Object.keys(table);
  // TypeScript cannot see that a computed key of a type variable completes the record.
  const fields = { [key]: integer(span), opts: words(names) } as unknown as Fields<Indexed<Key>>;
  return {
    shape: shape<Indexed<Key>>(fields, {
      isInDomain: (selection) =>
        isOffered === undefined || selection.opts.every((opt) => isOffered(opt, selection[key])),
    }),
    tiers: names,
    help: {
      play: rule.play,
      choose: `${key}-options`,
      units: 'each',
      values: { ...span },
    },
    units: ({ opts }) => opts.length,
    evaluate: (selection, view, tally) =>
      judge(table, selection.opts, { view: rule.itemAt(view, selection[key]), tally }),
    most: eachOnce,
    expand: ({ opts }) => opts,
    opposites,
    reachable: ({ opts }) => opts,
  };
}

/** No choice at all: one unit. */
export function noChoice<View>(play: string, wins: (view: View) => boolean): Play<object, View> {
  return {
    shape: shape({}),
    tiers: ['win'],
    help: { play, choose: 'nothing', units: 'one' },
    units: () => 1,
    evaluate: (_, view, tally) => hit(tally, 'win', wins(view) ? 1 : 0),
    expand: () => [play],
  };
}
