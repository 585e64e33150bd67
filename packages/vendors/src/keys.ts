import { createPublicKey, generateKeyPairSync } from 'node:crypto';

/** The keys of one side of RSA: what it signs with, and what the other side verifies with. */
export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

const modulusBits = 3072;

/** Tests, whose keys guard nothing, take shorter ones. */
export function newKeyPair(modulusLength = modulusBits): KeyPair {
  return generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** A shared secret of 256 bits from bytes that the caller drew. */
export function newSecret(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

/** What the other side verifies with; the answer is derived and not kept. */
export function publicKeyOf(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'pem' });
}
