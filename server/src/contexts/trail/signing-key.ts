import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { RandomSource } from '../../platform/context.ts';
import { makeFromFile } from '../../platform/kept-file.ts';

export interface SigningKey {
  sign(text: string): string;
  isOurs(text: string, signature: string): boolean;
}

const kept = z.object({ ed25519Seed: z.string().regex(/^[0-9a-f]{64}$/u) });
/** What stands before the 32 bytes of an Ed25519 seed in PKCS #8 (RFC 8410). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key of this node, kept beside the database and never in it. */
export async function openSigningKey(path: string, random: RandomSource): Promise<SigningKey> {
  const choose = () => ({ ed25519Seed: Buffer.from(random.bytes(32)).toString('hex') });
  let seed = '';
  await makeFromFile(path, { schema: kept, choose }, async ({ ed25519Seed }) => {
    seed = ed25519Seed;
    return true;
  });
  const der = Buffer.concat([pkcs8Start, Buffer.from(seed, 'hex')]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  return {
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
    isOurs: (text, signature) =>
      verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url')),
  };
}
