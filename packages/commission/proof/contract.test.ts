import { describe, expect, it } from 'vitest';
import { runVectors } from './run-vectors.ts';
import { contractVectors } from './files.ts';
import { lawBreaches } from './laws/all.ts';

describe('contract vectors', () => {
  // Expected figures: the open vectors, made by two calculators that share no code.
  // The own cases were worked by hand from the sentences that their file names.
  it.each([
    ['contract.json', 136],
    ['own.json', 24],
  ] as const)('agree with the engine on every case of %s', (name, cases) => {
    const { passed, mismatches } = runVectors(contractVectors(name));
    expect(mismatches).toEqual([]);
    expect(passed).toBe(cases);
  });

  it('report what does not agree, and what cannot be read, as mismatches', () => {
    const wrong = { vectors: [{ id: 'X', kind: 'DAILY' }], wagering: [null], strange: 1 };
    expect(runVectors(wrong).mismatches.length).toBeGreaterThanOrEqual(2);
  });
});

describe('the laws of agents and loyalty', () => {
  it('hold', () => {
    expect(lawBreaches()).toEqual([]);
  });
});
