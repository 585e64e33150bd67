import { product, range, sorted, sum } from '../combinatorics.ts';
import { hit, type Play } from '../play.ts';
import { integers, type Span } from '../selection/lists.ts';
import { shape } from '../selection/shape.ts';
import { digitsView, type Digits } from '../views.ts';
import type { PatternTiers } from './tickets.ts';

export interface ValueSelection {
  readonly vals: readonly number[];
}

export interface ValueRule {
  readonly play: string;
  readonly size: number;
  readonly values: Span;
  readonly valueOf: (view: Digits) => number;
}

export const digitSpan: Span = { from: 0, to: 9 };

export function sumOf(view: Digits): number {
  return view.sum;
}

export function spanOf(view: Digits): number {
  return view.span;
}

function valueShape(values: Span) {
  return shape<ValueSelection>({ vals: integers(values) });
}

/** All digit tickets of a size, by the value they have. */
function ticketsByValue({ size, valueOf }: ValueRule): Map<number, Digits[]> {
  const byValue = new Map<number, Digits[]>();
  for (const digits of product(Array.from({ length: size }, () => range(0, 9)))) {
    const view = digitsView(digits);
    const value = valueOf(view);
    byValue.set(value, [...(byValue.get(value) ?? []), view]);
  }
  return byValue;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** 直选和值, 直选跨度: every ordered ticket with a chosen value is a unit; one of them wins. */
export function straightByValue(rule: ValueRule): Play<ValueSelection, Digits> {
  const tickets = once(() => ticketsByValue(rule));
  return {
    shape: valueShape(rule.values),
    tiers: ['win'],
    help: {
      play: rule.play,
      choose: 'values',
      units: 'tickets-of-values',
      values: helpValues(rule),
    },
    units: ({ vals }) => sum(vals.map((value) => tickets().get(value)?.length ?? 0)),
    evaluate: ({ vals }, view, tally) => {
      hit(tally, 'win', vals.includes(rule.valueOf(view)) ? 1 : 0);
    },
    most: () => 1,
    expand: ({ vals }) =>
      vals.flatMap((value) => (tickets().get(value) ?? []).map(({ text }) => text)),
  };
}

/** 组选和值: every multiset with a chosen sum is a unit, except those all of one digit. */
export function groupBySum(
  rule: ValueRule & { readonly patterns: PatternTiers },
): Play<ValueSelection, Digits> {
  const multisets = once(() => {
    const found = new Map<number, string[]>();
    for (const [value, views] of ticketsByValue(rule)) {
      const ascending = views.filter(
        (view) => view.text === view.multiset && view.pattern in rule.patterns,
      );
      found.set(
        value,
        ascending.map(({ text }) => text),
      );
    }
    return found;
  });
  return {
    shape: valueShape(rule.values),
    tiers: [...new Set(Object.values(rule.patterns))],
    help: {
      play: rule.play,
      choose: 'values',
      units: 'groups-of-values',
      values: helpValues(rule),
    },
    units: ({ vals }) => sum(vals.map((value) => multisets().get(value)?.length ?? 0)),
    evaluate: ({ vals }, view, tally) => {
      const tier = rule.patterns[view.pattern];
      if (tier !== undefined && vals.includes(view.sum)) {
        hit(tally, tier);
      }
    },
    most: () => 1,
    expand: ({ vals }) => vals.flatMap((value) => multisets().get(value) ?? []),
  };
}

function helpValues({ size, values }: ValueRule) {
  return { size, from: values.from, to: values.to };
}

/** 和值尾数: one unit for each chosen last digit of the sum. */
export function sumTail(): Play<ValueSelection, Digits> {
  return {
    shape: valueShape(digitSpan),
    tiers: ['win'],
    help: { play: 'sum-tail', choose: 'values', units: 'each', values: { from: 0, to: 9 } },
    units: ({ vals }) => vals.length,
    evaluate: ({ vals }, view, tally) => {
      hit(tally, 'win', vals.includes(view.sum % 10) ? 1 : 0);
    },
    most: () => 1,
    expand: ({ vals }) => vals.map(String),
  };
}

/** 包胆: one sure digit, with every group that contains it; those all of one digit lose. */
export function sureDigit(
  size: number,
  patterns: PatternTiers,
): Play<{ readonly nums: readonly number[] }, Digits> {
  const groups = once(() => {
    const texts = [...product(Array.from({ length: size }, () => range(0, 9)))].map((digits) =>
      digits.join(''),
    );
    return texts.filter((text) => text === sorted(text) && new Set(text).size > 1);
  });
  const unitsOf = (digit: number | undefined): string[] =>
    groups().filter((group) => group.includes(String(digit)));
  return {
    shape: shape({ nums: integers(digitSpan, { atLeast: 1, atMost: 1 }) }),
    tiers: [...new Set(Object.values(patterns))],
    help: { play: 'sure-digit', choose: 'one-digit', units: 'groups-with-digit', values: { size } },
    units: ({ nums }) => unitsOf(nums[0]).length,
    evaluate: ({ nums: [digit = -1] }, view, tally) => {
      const tier = patterns[view.pattern];
      if (tier !== undefined && (view.occurrences[digit] ?? 0) > 0) {
        hit(tally, tier);
      }
    },
    most: () => 1,
    expand: ({ nums }) => unitsOf(nums[0]),
  };
}

/** Credit-style exact value: one unit and one tier for each value; the price differs by value. */
export function exactValue<View>(
  play: string,
  values: Span,
  valueOf: (view: View) => number,
): Play<ValueSelection, View> {
  return {
    shape: valueShape(values),
    tiers: range(values.from, values.to).map(String),
    help: { play, choose: 'values', units: 'each', values: { ...values } },
    units: ({ vals }) => vals.length,
    evaluate: ({ vals }, view, tally) => {
      const value = valueOf(view);
      if (vals.includes(value)) {
        hit(tally, String(value));
      }
    },
    most: () => 1,
    expand: ({ vals }) => vals.map(String),
    reachable: ({ vals }) => vals.map(String),
  };
}
