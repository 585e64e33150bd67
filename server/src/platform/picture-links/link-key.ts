import { hash } from 'node:crypto';
import type { RandomSource } from '../context.ts';

const keyBytes = 32;

/** 256 random bits that open one picture for a while. */
export function newLinkKey(random: RandomSource): string {
  return Buffer.from(random.bytes(keyBytes)).toString('base64url');
}

/** What is stored of a key. */
export function linkKeyHash(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
