import { describe, expect, it } from 'vitest';
import { kindPercents, uncountedOf } from './game-weights.ts';

/** Worked by hand from the list of sports-and-games.md 0.3. */
describe('the weight of a game', () => {
  it.each([
    ['slot', 10_000n, 0n],
    ['roulette', 10_000n, 0n],
    ['baccarat', 10_000n, 5_000n],
    ['mines', 10_000n, 5_000n],
    ['video-poker', 10_000n, 9_000n],
    ['blackjack', 10_000n, 9_000n],
    // The part that counts is floored: 0.5 of 3 is 1.
    ['crash', 3n, 2n],
    ['blackjack', 9n, 9n],
    ['dice', 0n, 0n],
  ] as const)('of %s leaves out of %i what is named', (kind, valid, uncounted) => {
    expect(uncountedOf(valid, kindPercents[kind])).toBe(uncounted);
  });
});
