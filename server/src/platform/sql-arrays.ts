import { assert } from '@portal/money';
import type { SqlArray } from './sql.ts';

/**
 * SQL arrays as one text, for the hottest statements: the driver would quote and escape each
 * element of an array.
 */

const unsafe = /[^\w:.,-]/;
const safeElement = /^(?!null$)[\w:.-]+$/i;

/**
 * Of ids, numbers or times; undefined stands for null. Only for values that we made ourselves and
 * that hold no comma.
 */
export function plain<Value extends string | number | bigint | undefined>(
  values: readonly Value[],
): SqlArray<Value> {
  const joined = values.map((value) => value ?? 'null').join(',');
  assert(!unsafe.test(joined), 'a plain array holds plain values');
  return arrayText<Value>(joined);
}

/** Of any text; what needs no quotes gets none. */
export function texts(values: readonly string[]): SqlArray<string> {
  const elements = values.map((value) => (safeElement.test(value) ? value : quoted(value)));
  return arrayText<string>(elements.join(','));
}

/** The elements are forgotten in the text and kept in its type. */
function arrayText<Value>(joined: string): SqlArray<Value> {
  return `{${joined}}` as SqlArray<Value>;
}

function quoted(value: string): string {
  return /["\\]/.test(value) ? `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `"${value}"`;
}
