/// <reference lib="dom" />
import type { ReplyOf } from '../endpoint.ts';
import type { Endpoints } from '../generated/endpoints.ts';

type Keys = ReplyOf<Endpoints['readKeys']>;

const algorithm = {
  name: 'RSA-OAEP',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** A key pair as the server has one, so that a test reads what an encrypted call carried. */
export interface SealedCalls {
  readonly keys: () => Promise<Keys>;
  readonly open: (text: string) => Promise<unknown>;
}

export function createSealedCalls(): SealedCalls {
  let made: Promise<CryptoKeyPair> | undefined;
  const pair = (): Promise<CryptoKeyPair> =>
    (made ??= crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']));
  return {
    async keys() {
      const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', (await pair()).publicKey);
      const key = { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'sample', n, e } as const;
      return { keys: [key], now: '2026-03-02T10:00:00Z' };
    },
    async open(text) {
      return opened(text, (await pair()).privateKey);
    },
  };
}

/** Compact JWE, RSA-OAEP-256 and A256GCM (RFC 7516). */
async function opened(sealedText: string, privateKey: CryptoKey): Promise<unknown> {
  const [bound = '', wrapped = '', nonce = '', text = '', tag = ''] = sealedText.split('.');
  const content = await crypto.subtle.decrypt(algorithm, privateKey, bytesOf(wrapped));
  const aes = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt']);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytesOf(nonce), additionalData: new TextEncoder().encode(bound) },
    aes,
    new Uint8Array([...bytesOf(text), ...bytesOf(tag)]),
  );
  return JSON.parse(new TextDecoder().decode(plain));
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}
