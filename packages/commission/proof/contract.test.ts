import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missedFaults } from '@portal/proof';
import { runVectors } from './run-vectors.ts';
import { check } from './checks.ts';
import { faults } from './faults.ts';
import { contractVectors } from './files.ts';
import { lawBreaches } from './laws/all.ts';

const checksPath = join(import.meta.dirname, 'checks.ts');

describe('contract vectors', () => {
  // Expected figures: the open vectors, made by two calculators that share no code.
  // The own cases were worked by hand from the sentences that their file names.
  it.each([
    ['contract.json', 136],
    ['own.json', 13],
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

describe('planted faults', () => {
  it('are at least forty, and the code as it stands has none', () => {
    expect(faults.length).toBeGreaterThanOrEqual(40);
    expect(check()).toEqual([]);
  });

  // In groups, so that none comes near the minute that a test may take.
  it.each([0, 1, 2, 3, 4, 5])('are all caught, group %i', { timeout: 60_000 }, async (group) => {
    const planted = faults.filter((_, index) => index % 6 === group);
    expect(await missedFaults(checksPath, planted)).toEqual([]);
  });
});
