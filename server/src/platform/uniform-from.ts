import type { RandomSource } from './context.ts';

const drawnBytes = 8;
const span = 2n ** 64n;

/**
 * Whole numbers below a bound, each as likely as any other: what would tip the scale is drawn anew.
 */
export function uniformFrom(random: RandomSource): (boundExclusive: bigint) => bigint {
  return (boundExclusive) => {
    const fair = span - (span % boundExclusive);
    for (;;) {
      const drawn = Buffer.from(random.bytes(drawnBytes)).readBigUInt64BE();
      if (drawn < fair) {
        return drawn % boundExclusive;
      }
    }
  };
}
