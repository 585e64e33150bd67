import { range } from '../combinatorics.ts';
import {
  hasNoRepeat,
  isInteger,
  isText,
  isWithin,
  limitsOf,
  readList,
  sampleSome,
  type Count,
  type Field,
  type Uniform,
} from './field.ts';
import { isInSpan, type Span } from './lists.ts';

/** `size` numbers of a span that may repeat: digits, dice. */
export function repeatable(span: Span, size: number): Field<readonly number[]> {
  return {
    form: { kind: 'drawn', span, size },
    read: (json) => readList(json, isInteger),
    isInDomain: (list) => list.every((value) => isInSpan(value, span)),
    isDistinct: () => true,
    hasCount: (list) => list.length === size,
    sample: (uniform) =>
      Array.from({ length: size }, () => span.from + uniform(span.to - span.from + 1)),
  };
}

/** `size` different numbers of a span: balls, cars. */
export function different(span: Span, size: number): Field<readonly number[]> {
  return {
    ...repeatable(span, size),
    isDistinct: hasNoRepeat,
    sample: (uniform) => sampleSome(range(span.from, span.to), uniform, { size }),
  };
}

function sampleDigits(length: number, uniform: Uniform): string {
  return Array.from({ length }, () => String(uniform(10))).join('');
}

/** One prize: a digit string of a fixed length. */
export function prize(length: number): Field<string> {
  const form = new RegExp(`^[0-9]{${length}}$`, 'u');
  return {
    form: { kind: 'prize', length },
    read: (json) => (isText(json) ? json : undefined),
    isInDomain: (text) => form.test(text),
    isDistinct: () => true,
    hasCount: () => true,
    sample: (uniform) => sampleDigits(length, uniform),
  };
}

/** Several prizes of one length; two may be equal. */
export function prizes(length: number, count: Count): Field<readonly string[]> {
  const one = prize(length);
  return {
    form: { kind: 'prizes', length, ...limitsOf(count) },
    read: (json) => readList(json, isText),
    isInDomain: (list) => list.every(one.isInDomain),
    isDistinct: () => true,
    hasCount: (list) => isWithin(list.length, count),
    sample: (uniform) =>
      Array.from({ length: count.atLeast ?? 1 }, () => sampleDigits(length, uniform)),
  };
}
