/// <reference lib="dom" />
import { base64Url, utf8 } from './base64-url.ts';

/** One public key of `GET /wps/system/keys`. */
export interface PublicKey {
  readonly kty: 'RSA';
  readonly kid: string;
  readonly n: string;
  readonly e: string;
}

export interface SealedCall {
  readonly method: string;
  readonly path: string;
  readonly payload: unknown;
  /** The server's time, seconds since 1970; more than 60 s off is refused. */
  readonly atSeconds: number;
}

/**
 * Compact JWE of a JSON payload, RSA-OAEP-256 and A256GCM (RFC 7516), bound to one call by the
 * protected header `iat jti htm htu` (api.md, Encrypted calls). WebCrypto only, so it needs a
 * secure context.
 */
export async function sealCall(key: PublicKey, call: SealedCall): Promise<string> {
  const header = {
    alg: 'RSA-OAEP-256',
    enc: 'A256GCM',
    kid: key.kid,
    iat: call.atSeconds,
    jti: crypto.randomUUID(),
    htm: call.method,
    htu: call.path,
  };
  const protectedPart = base64Url(utf8(JSON.stringify(header)));
  const contentKey = crypto.getRandomValues(new Uint8Array(32));
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const [wrapped, sealed] = await Promise.all([
    wrapKey(key, contentKey),
    seal({ contentKey, nonce, bound: utf8(protectedPart), text: JSON.stringify(call.payload) }),
  ]);
  const parts = [wrapped, nonce, sealed.subarray(0, -16), sealed.subarray(-16)];
  return [protectedPart, ...parts.map(base64Url)].join('.');
}

async function wrapKey(key: PublicKey, contentKey: BufferSource): Promise<Uint8Array> {
  const rsa = await crypto.subtle.importKey(
    'jwk',
    { kty: key.kty, n: key.n, e: key.e, alg: 'RSA-OAEP-256', ext: true },
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, rsa, contentKey));
}

/** Ciphertext with the 16-byte tag behind it, as WebCrypto gives it. */
async function seal(part: {
  readonly contentKey: BufferSource;
  readonly nonce: BufferSource;
  readonly bound: BufferSource;
  readonly text: string;
}): Promise<Uint8Array> {
  const aes = await crypto.subtle.importKey('raw', part.contentKey, 'AES-GCM', false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: part.nonce, additionalData: part.bound, tagLength: 128 },
    aes,
    utf8(part.text),
  );
  return new Uint8Array(sealed);
}
