import type { UniformSource } from '@portal/commission';
import type { RandomSource } from '../../../platform/context.ts';

const drawnBytes = 8;
const span = 2n ** 64n;

/**
 * Whole numbers below a bound, each as likely as any other: what would tip the scale is drawn anew.
 */
export function uniformFrom(random: RandomSource): UniformSource {
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
