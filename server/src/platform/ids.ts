import type { Clock, IdSource, RandomSource } from './context.ts';

const randomDigits = 20;
const poolBytes = 2000;

/**
 * Ids sort by the time they were made: 48 bits of milliseconds, then 80 random bits, in hex behind
 * the prefix. The random part keeps them unguessable; sorting keeps index inserts close together.
 */
export function createIds(clock: Clock, random: RandomSource): IdSource {
  // One draw of random bytes serves two hundred ids, because every request and every round takes
  // one.
  let pool = '';
  let used = 0;
  return {
    next: (prefix) => {
      if (used + randomDigits > pool.length) {
        pool = Buffer.from(random.bytes(poolBytes)).toString('hex');
        used = 0;
      }
      const tail = pool.slice(used, used + randomDigits);
      used += randomDigits;
      const time = clock.nowMs().toString(16).padStart(12, '0');
      return `${prefix}_${time}${tail}`;
    },
  };
}
