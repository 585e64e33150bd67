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

/** Spreads a small seed over the state by the splitmix finaliser; never all zero. */
function seedWords(seed: number): Int32Array {
  const words = new Int32Array(4);
  for (let index = 0; index < 4; index += 1) {
    let word = Math.imul(seed + index + 1, 0x9e37_79b9);
    word = Math.imul(word ^ (word >>> 16), 0x85eb_ca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2_ae35);
    words[index] = (word ^ (word >>> 16)) | 1;
  }
  return words;
}
