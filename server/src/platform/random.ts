import { createHash, randomBytes, randomFillSync } from 'node:crypto';
import type { RandomSource } from './context.ts';

const poolBytes = 8192;

/** The operating system's generator; small requests share one draw of 8 KiB. */
export function systemRandom(): RandomSource {
  const pool = new Uint8Array(poolBytes);
  let used = poolBytes;
  return {
    bytes: (count) => {
      if (count > poolBytes / 4) {
        return Uint8Array.from(randomBytes(count));
      }
      if (used + count > poolBytes) {
        randomFillSync(pool);
        used = 0;
      }
      const drawn = pool.slice(used, used + count);
      // The bytes are erased, so that used random values cannot be read from memory.
      pool.fill(0, used, used + count);
      used += count;
      return drawn;
    },
  };
}

/** The same bytes for the same seed: SHA-256 in counter mode. Tests and simulations only. */
export function seededRandom(seed: string): RandomSource {
  let counter = 0;
  let rest = new Uint8Array(0);
  return {
    bytes: (count) => {
      const out = new Uint8Array(count);
      for (let filled = 0; filled < count;) {
        if (rest.length === 0) {
          rest = Uint8Array.from(createHash('sha256').update(`${seed}:${counter}`).digest());
          counter += 1;
        }
        const part = rest.subarray(0, count - filled);
        out.set(part, filled);
        filled += part.length;
        rest = rest.subarray(part.length);
      }
      return out;
    },
  };
}
