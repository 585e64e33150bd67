import type { Uniform } from '../selection/field.ts';

/** A repeatable stream of numbers for tests and benchmarks (mulberry32); never for a draw. */
export function seededUniform(seed: number): Uniform {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}
