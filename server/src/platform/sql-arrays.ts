import { assert } from '@portal/money';

const unsafe = /[^\w:.,-]/;

/**
 * An SQL array of ids, numbers or times as one text, for the hottest statements: the driver would
 * quote and escape each element. Only for values that we made ourselves and that hold no comma.
 */
export function plain(values: readonly (string | number | bigint)[]): string {
  const joined = values.join(',');
  assert(!unsafe.test(joined), 'a plain array holds plain values');
  return `{${joined}}`;
}
