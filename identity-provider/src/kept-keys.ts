import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { JWK } from 'oidc-provider';

/** What the provider and its one client know each other by, and what it signs with. */
export interface Keys {
  readonly clientSecret: string;
  readonly cookieSecret: string;
  readonly signingKey: JWK;
}

/** Made once and kept where nobody else may read. */
export function keptKeys(path: string): Keys {
  if (existsSync(path)) {
    // Its own file: nobody else writes it.
    return JSON.parse(readFileSync(path, 'utf8')) as Keys;
  }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const made: Keys = {
    clientSecret: randomBytes(32).toString('hex'),
    cookieSecret: randomBytes(32).toString('hex'),
    signingKey: { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' },
  };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(made), { mode: 0o600 });
  return made;
}
