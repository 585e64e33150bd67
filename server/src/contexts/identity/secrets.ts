import { hash } from 'node:crypto';
import type { RandomSource } from '../../platform/context.ts';

const secretBytes = 32;

/** 256 random bits for a token or a cookie (R70). */
export function newSecret(random: RandomSource): string {
  return Buffer.from(random.bytes(secretBytes)).toString('base64url');
}

/** What is stored of a secret that is random itself. */
export function secretHash(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

const passwordBytes = 15;

/** A password that nobody chose, 120 random bits; longer than any rule asks for. */
export function newPassword(random: RandomSource): string {
  return Buffer.from(random.bytes(passwordBytes)).toString('base64url');
}
