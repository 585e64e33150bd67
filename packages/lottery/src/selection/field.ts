import type { FieldForm, Limits } from './form.ts';

/** A number below `bound`, from whoever brings the randomness; this package has none of its own. */
export type Uniform = (bound: number) => number;

/**
 * One key of a selection. The four questions are asked of all keys of a selection in this order,
 * so that the first refusal is the one of lottery.md 0.4.
 */
export interface Field<Value> {
  /** What a screen offers for it. */
  readonly form: FieldForm;
  /** The value in its JSON type, undefined when it is another one: E_SHAPE. */
  readonly read: (json: unknown) => Value | undefined;
  /** E_RANGE otherwise. */
  readonly isInDomain: (value: Value) => boolean;
  /** E_DUP otherwise. */
  readonly isDistinct: (value: Value) => boolean;
  /** E_COUNT otherwise. */
  readonly hasCount: (value: Value) => boolean;
  /** A random value with the fewest elements allowed, and `extra` more where there is room. */
  readonly sample: (uniform: Uniform, extra: number) => Value;
}

export interface Count {
  readonly atLeast?: number;
  readonly atMost?: number;
}

export function limitsOf({ atLeast = 1, atMost = Infinity }: Count): Limits {
  return { atLeast, atMost };
}

export function isWithin(length: number, { atLeast = 1, atMost = Infinity }: Count): boolean {
  return length >= atLeast && length <= atMost;
}

export function isInteger(json: unknown): json is number {
  return typeof json === 'number' && Number.isInteger(json);
}

export function isText(json: unknown): json is string {
  return typeof json === 'string';
}

/** The list when every element has the type. */
export function readList<Item>(
  json: unknown,
  isItem: (item: unknown) => item is Item,
): readonly Item[] | undefined {
  return Array.isArray(json) && json.every(isItem) ? json : undefined;
}

export function hasNoRepeat(keys: readonly unknown[]): boolean {
  return keys.length < 2 || new Set(keys).size === keys.length;
}

/** Some of the items, all different, in random order. */
export function sampleSome<Item>(
  items: readonly Item[],
  uniform: Uniform,
  { size }: { readonly size: number },
): Item[] {
  const left = [...items];
  const taken: Item[] = [];
  while (taken.length < size && left.length > 0) {
    taken.push(...left.splice(uniform(left.length), 1));
  }
  return taken;
}

export function sampleSize({ atLeast = 1, atMost = Infinity }: Count, extra: number): number {
  return Math.min(atLeast + extra, atMost);
}
