import { describe, expect, it } from 'vitest';
import { judgeTurn } from './pace.ts';

const triedAt = Temporal.Instant.from('2026-03-02T12:00:00Z');

describe('judgeTurn', () => {
  it.each([
    // after ms, in vain before, the key, what it is, what still counts
    [0, 1, 'next', 'early', 1],
    [299, 1, 'next', 'early', 1],
    [300, 1, 'next', 'open', 1],
    // Two that came at once by two clocks.
    [-5, 1, 'next', 'early', 1],
    [300, 4, 'next', 'open', 4],
    [300, 5, 'next', 'challenge', 5],
    [299, 5, 'next', 'early', 5],
    [3_599_999, 5, 'next', 'challenge', 5],
    [3_600_000, 5, 'next', 'open', 0],
    // The same call again gets the first answer, and is no further try.
    [0, 5, 'last', 'repeat', 5],
  ] as const)('after %i ms and %i in vain with the %s key: %s', (...row) => {
    const [milliseconds, failures, key, verdict, counted] = row;
    const call = { at: triedAt.add({ milliseconds }), key };
    expect(judgeTurn({ triedAt, failures, key: 'last' }, call)).toEqual({
      verdict,
      failures: counted,
    });
  });

  it('lets the first call of a member through', () => {
    expect(judgeTurn(undefined, { at: triedAt, key: 'first' })).toEqual({
      verdict: 'open',
      failures: 0,
    });
  });
});
