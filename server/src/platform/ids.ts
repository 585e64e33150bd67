import type { Clock, IdSource, RandomSource } from './context.ts';

const randomDigits = 20;

/**
 * Ids sort by the time they were made: 48 bits of milliseconds, then 80 random bits, in hex behind
 * the prefix. The random part keeps them unguessable; sorting keeps index inserts close together.
 */
export function createIds(clock: Clock, random: RandomSource): IdSource {
  return {
    next: (prefix) => {
      const time = clock.now().epochMilliseconds.toString(16).padStart(12, '0');
      const tail = Buffer.from(random.bytes(randomDigits / 2)).toString('hex');
      return `${prefix}_${time}${tail}`;
    },
  };
}
