import { textOf } from '../../wire/json.ts';
import { hmac } from '../../wire/signature.ts';

export const slotegratorHeaders = {
  merchant: 'x-merchant-id',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-sign',
} as const;

/** In the order and spelling in which they are signed. */
const signedHeaders = [
  ['X-Merchant-Id', slotegratorHeaders.merchant],
  ['X-Nonce', slotegratorHeaders.nonce],
  ['X-Timestamp', slotegratorHeaders.timestamp],
] as const;

/**
 * HMAC-SHA1 over all fields and the three headers, sorted by name. Fields are signed as they stand
 * in the body, unknown ones included: a value that was decoded and encoded again is another one.
 */
export function formSignature(
  secret: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): string {
  const fields = body === '' ? [] : body.split('&');
  const ofHeaders = signedHeaders.map(
    ([name, header]) => `${name}=${encodeURIComponent(headers[header] ?? '')}`,
  );
  const nameOf = (pair: string) => pair.slice(0, Math.max(0, pair.indexOf('=')));
  const sorted = [...fields, ...ofHeaders].toSorted((left, right) => {
    const [one, other] = [nameOf(left), nameOf(right)];
    return one < other ? -1 : one > other ? 1 : 0;
  });
  return hmac('sha1', secret, sorted.join('&'));
}

/** Undefined for bytes that are no text, and for a name that stands twice. */
export function fieldsOf(body: Uint8Array): ReadonlyMap<string, string> | undefined {
  const text = textOf(body);
  if (text === undefined) {
    return undefined;
  }
  const pairs = [...new URLSearchParams(text)];
  const fields = new Map(pairs);
  const isClean = pairs.every((pair) => pair.every((part) => !part.includes('\u0000')));
  return isClean && fields.size === pairs.length ? fields : undefined;
}

/** The id of one reversal of a list, which itself has one id for all of them. */
export function partOfList(txId: string, index: number): string {
  return `${txId}:${index}`;
}
