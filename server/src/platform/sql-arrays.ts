import { assert } from '@portal/money';

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
export function plain(values: readonly (string | number | bigint | undefined)[]): string {
  const joined = values.map((value) => value ?? 'null').join(',');
  assert(!unsafe.test(joined), 'a plain array holds plain values');
  return `{${joined}}`;
}

/** Of any text; what needs no quotes gets none. */
export function texts(values: readonly string[]): string {
  return `{${values.map((value) => (safeElement.test(value) ? value : quoted(value))).join(',')}}`;
}

function quoted(value: string): string {
  return /["\\]/.test(value) ? `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `"${value}"`;
}
