import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { familyOf } from '../src/catalog.ts';
import type { FamilyName } from '../src/index.ts';
import { drawFromSeed } from '../src/index.ts';
import type { Uniform } from '../src/selection/field.ts';
import { seededUniform } from '../src/testing/seeded-uniform.ts';
import { deviationsOf, streams } from './outcome-looks.ts';

/** Numbers that are looked at for each family; every one of them comes out of a draw. */
const outcomes = 1_000_000;
/** Enough of them to see the faults below. */
const outcomesOfFault = 400_000;
/** Comes once in sixteen thousand by chance, and seeds are fixed. */
const bar = 4;

/** Draws of consecutive issues of one game, each from a seed of its own. */
function* drawsOf(family: FamilyName): Generator<object> {
  const serverSeed = new Uint8Array(32);
  const view = new DataView(serverSeed.buffer);
  for (let issue = 1; ; issue += 1) {
    view.setUint32(0, issue);
    yield drawFromSeed(family, { serverSeed, gameCode: 'RNG', issueNo: String(issue) });
  }
}

// lottery.md A4
describe('a million outcomes', () => {
  it.each(streams)('of %s fall evenly, and none knows the one before it', (family, stream) => {
    const { seen, even, serial } = deviationsOf(drawsOf(family), { stream, outcomes });
    expect(seen).toBeGreaterThanOrEqual(outcomes);
    expect(Math.abs(even ?? 0)).toBeLessThan(bar);
    expect(Math.abs(serial)).toBeLessThan(bar);
  });
});

/** Draws by the rules of the family from numbers that are not fair. */
function* faultyDraws(family: FamilyName, uniform: Uniform): Generator<object> {
  const drawFrom = assertDefined(familyOf(family).drawFrom, `an in-house draw of ${family}`);
  for (;;) {
    yield drawFrom(uniform);
  }
}

/** The remainder of seven bits: small numbers come more often. */
function remainders(uniform: Uniform): Uniform {
  return (bound) => uniform(128) % bound;
}

/** One number in fifty is the one before it. */
function stuttered(uniform: Uniform): Uniform {
  let before = 0;
  return (bound) => {
    before = uniform(50) === 0 ? before % bound : uniform(bound);
    return before;
  };
}

/** One draw in twenty is the one before it. */
function* repeated(draws: Iterable<object>, uniform: Uniform): Generator<object> {
  let before: object | undefined;
  for (const draw of draws) {
    before = before !== undefined && uniform(20) === 0 ? before : draw;
    yield before;
  }
}

describe('a planted fault', () => {
  it.each(streams)('of %s is seen: numbers that are remainders', (family, stream) => {
    const draws = faultyDraws(family, remainders(seededUniform(1)));
    const { even, serial } = deviationsOf(draws, { stream, outcomes: outcomesOfFault });
    expect(Math.max(even ?? 0, serial)).toBeGreaterThan(bar);
  });

  it.each(streams)('of %s is seen: what came before comes again', (family, stream) => {
    const honest = seededUniform(2);
    const draws =
      stream.taken === 1
        ? faultyDraws(family, stuttered(honest))
        : repeated(faultyDraws(family, honest), honest);
    const { serial } = deviationsOf(draws, { stream, outcomes: outcomesOfFault });
    expect(serial).toBeGreaterThan(bar);
  });
});
