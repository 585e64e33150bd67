import type { KeyObject } from 'node:crypto';
import { createHmac, sign } from 'node:crypto';

type Signer = (input: string) => Buffer;

export const part = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A token in three parts, also of what no library would sign; a text stands in it as it is. */
export function compact(header: unknown, claims: unknown, signer: Signer): string {
  const input = `${part(header)}.${part(claims)}`;
  return `${input}.${signer(input).toString('base64url')}`;
}

export const rsa =
  (key: KeyObject, digest = 'sha256'): Signer =>
  (input) =>
    sign(digest, Buffer.from(input), key);

export const hmac =
  (secret: string): Signer =>
  (input) =>
    createHmac('sha256', secret).update(input).digest();

export const unsigned: Signer = () => Buffer.alloc(0);
