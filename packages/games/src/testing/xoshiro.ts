import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { RandomStream } from '../stream.ts';

/**
 * xoshiro128** for simulations and tests only: a million rounds in a second where the HMAC stream
 * needs several. The mapping from words to outcomes is the same code for both.
 */
export function simulationStream(seed: number): RandomStream {
  const state = seedWords(seed);
  return {
    nextUint32: () => {
      const [a = 0, b = 0, c = 0, d = 0] = state;
      const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
      state[2] = c ^ a;
      state[3] = d ^ b;
      state[1] = b ^ state[2];
      state[0] = a ^ state[3];
      state[2] ^= b << 9;
      state[3] = rotateLeft(state[3], 11);
      return result;
    },
  };
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** Unrelated states for neighbouring seeds; the digest of a text is never all zero. */
function seedWords(seed: number): Int32Array {
  const digest = sha256(utf8ToBytes(`simulation ${seed}`));
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return Int32Array.from({ length: 4 }, (_, index) => view.getInt32(index * 4));
}
