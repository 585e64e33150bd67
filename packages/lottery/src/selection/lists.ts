import { assertDefined } from '@portal/money';
import { range } from '../combinatorics.ts';
import type { TextsForm, Writing } from './form.ts';
import {
  hasNoRepeat,
  isInteger,
  isText,
  isWithin,
  limitsOf,
  readList,
  sampleSize,
  sampleSome,
  type Count,
  type Field,
  type Uniform,
} from './field.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

export function isInSpan(value: number, { from, to }: Span): boolean {
  return value >= from && value <= to;
}

/**
 * `nums`, `vals`, `heavy`, `light`, `dan`, `tuo`, `tails`, `positions`: different whole numbers of
 * a span.
 */
export function integers(span: Span, count: Count = {}): Field<readonly number[]> {
  return {
    form: { kind: 'numbers', span, ...limitsOf(count) },
    read: (json) => readList(json, isInteger),
    isInDomain: (list) => list.every((value) => isInSpan(value, span)),
    isDistinct: hasNoRepeat,
    hasCount: (list) => isWithin(list.length, count),
    sample: (uniform, extra) =>
      sampleSome(range(span.from, span.to), uniform, { size: sampleSize(count, extra) }),
  };
}

/** `opts`, `zodiacs`: different words of a closed list. */
export function words<Word extends string>(
  domain: readonly Word[],
  count: Count = {},
): Field<readonly Word[]> {
  const isWord = (value: string): value is Word => domain.some((member) => member === value);
  return {
    form: { kind: 'words', words: domain, ...limitsOf(count) },
    read: (json) => {
      // The type is narrowed only after `isInDomain` has been asked; nothing reads the value
      // before.
      return readList(json, isText) as readonly Word[] | undefined;
    },
    isInDomain: (list) => list.every(isWord),
    isDistinct: hasNoRepeat,
    hasCount: (list) => isWithin(list.length, count),
    sample: (uniform, extra) => sampleSome(domain, uniform, { size: sampleSize(count, extra) }),
  };
}

export interface TextRule extends Count {
  readonly writing: Writing;
  /** The whole condition on one string: form, length, and what the bet type asks of it. */
  readonly accepts: (text: string) => boolean;
  /** Two strings with the same key are the same bet; by default the string itself. */
  readonly sameAs?: (text: string) => string;
  readonly sample: (uniform: Uniform) => string;
}

/** Lists that were read text by text, with the form that they were read for. */
const vouched = new WeakMap<readonly string[], TextsForm>();

/**
 * Tells that every text of the list was accepted for the form, each once, so that a browser need
 * not read 100,000 of them again with every key. What comes over a wire is never vouched for.
 */
export function vouchFor(form: TextsForm, list: readonly string[]): readonly string[] {
  vouched.set(list, form);
  return list;
}

/** `nums`, `tickets`, `masks`, `pairs`, `triples`: different strings of one form. */
export function texts(rule: TextRule): Field<readonly string[]> {
  const { sameAs, writing, accepts } = rule;
  const keyOf = sameAs ?? ((text: string) => text);
  const form: TextsForm = { kind: 'texts', writing, accepts, keyOf, ...limitsOf(rule) };
  return {
    form,
    read: (json) => readList(json, isText),
    isInDomain: (list) => vouched.get(list) === form || list.every(rule.accepts),
    isDistinct: (list) =>
      vouched.get(list) === form || hasNoRepeat(sameAs === undefined ? list : list.map(sameAs)),
    hasCount: (list) => isWithin(list.length, rule),
    sample: (uniform, extra) => {
      const taken = new Map<string, string>();
      for (let tries = 0; tries < 1000 && taken.size < sampleSize(rule, extra); tries += 1) {
        const text = rule.sample(uniform);
        if (rule.accepts(text)) {
          taken.set(sameAs === undefined ? text : sameAs(text), text);
        }
      }
      return [...taken.values()];
    },
  };
}

/** `ball`, `place` and `pos` of a scalar: one whole number of a span. */
export function integer(span: Span): Field<number> {
  return {
    form: { kind: 'number', span },
    read: (json) => (isInteger(json) ? json : undefined),
    isInDomain: (value) => isInSpan(value, span),
    isDistinct: () => true,
    hasCount: () => true,
    sample: (uniform) => span.from + uniform(span.to - span.from + 1),
  };
}

/** `place`: one word of a closed list. */
export function word<Word extends string>(domain: readonly Word[]): Field<Word> {
  const list = words(domain, { atMost: 1 });
  return {
    form: { kind: 'word', words: domain },
    read: (json) => list.read([json])?.[0],
    isInDomain: (value) => list.isInDomain([value]),
    isDistinct: () => true,
    hasCount: () => true,
    sample: (uniform) => assertDefined(sampleSome(domain, uniform, { size: 1 })[0], 'a word'),
  };
}

export interface PositionRule extends Count {
  readonly positions: number;
  /** Fewest arrays that hold something; all of them unless told. */
  readonly filledAtLeast?: number;
}

/** `pos`: one array for every position; the element rule is that of `item`. */
export function positionArrays<Item>(
  item: Field<readonly Item[]>,
  { positions, filledAtLeast = positions }: PositionRule,
): Field<readonly (readonly Item[])[]> {
  return {
    form: { kind: 'positions', item: item.form, positions },
    read: (json) => {
      const lists = Array.isArray(json) ? json.map((entry) => item.read(entry)) : [undefined];
      return lists.every((list) => list !== undefined) ? lists : undefined;
    },
    isInDomain: (lists) => lists.every(item.isInDomain),
    isDistinct: (lists) => lists.every(item.isDistinct),
    hasCount: (lists) =>
      lists.length === positions && lists.filter((list) => list.length > 0).length >= filledAtLeast,
    sample: (uniform, extra) => {
      const filled = sampleSome(range(0, positions - 1), uniform, {
        size: Math.min(positions, filledAtLeast + (filledAtLeast < positions ? extra : 0)),
      });
      return range(0, positions - 1).map((position) =>
        // The item rule allows an empty array; a filled one has one element at least.
        filled.includes(position) ? item.sample(uniform, extra + 1) : [],
      );
    },
  };
}
