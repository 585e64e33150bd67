import { createHash } from 'node:crypto';
import type { RandomSource } from '../../platform/context.ts';

const tokenBytes = 32;

/** A token of a vendor session: 256 random bits; only its hash is stored. */
export function newToken(random: RandomSource): string {
  return Buffer.from(random.bytes(tokenBytes)).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
