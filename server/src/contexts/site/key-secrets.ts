import type { JWK } from 'jose';
import type { SecretCipher, SecretPlace } from '../../platform/secrets/secret-cipher.ts';
import type { StoredKey } from './store.ts';

/** A key of the encrypted calls with its private part in clear; it stays in this process. */
export interface OpenedKey extends Omit<StoredKey, 'secret'> {
  readonly jwk: JWK;
}

export function keyPlace(kid: string): SecretPlace {
  return { purpose: 'encryption_key', label: kid };
}

export function keySecret(
  cipher: SecretCipher,
  { kid, jwk }: { readonly kid: string; readonly jwk: JWK },
): Buffer {
  return cipher.encrypt(keyPlace(kid), Buffer.from(JSON.stringify(jwk)));
}

export function openKey(cipher: SecretCipher, { secret, ...row }: StoredKey): OpenedKey {
  const text = cipher.decrypt(keyPlace(row.kid), secret).toString('utf8');
  // What this process or one like it has encrypted, proven by its tag.
  return { ...row, jwk: JSON.parse(text) as JWK };
}
