import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runFaults, runUnplanted } from '../../faults/run-faults.ts';
import { run } from '../vectors/contract.ts';
import { faults } from './faults.ts';
import { contractVectors } from './files.ts';
import { lawBreaches } from './laws.ts';

const checksPath = join(import.meta.dirname, 'checks.ts');

describe('contract vectors', () => {
  // Expected figures: the open vectors, made by two calculators that share no code.
  it('agree with the engine on every case', () => {
    const { passed, mismatches } = run(contractVectors());
    expect(mismatches).toEqual([]);
    expect(passed).toBe(136);
  });

  it('report what does not agree, and what cannot be read, as mismatches', () => {
    const wrong = { vectors: [{ id: 'X', kind: 'DAILY' }], wagering: [null], strange: 1 };
    expect(run(wrong).mismatches.length).toBeGreaterThanOrEqual(2);
  });
});

describe('the laws of agents and loyalty', () => {
  it('hold', () => {
    expect(lawBreaches()).toEqual([]);
  });
});

describe('planted faults', () => {
  it('are all caught, and the code as it stands has none', { timeout: 60_000 }, async () => {
    expect(await runUnplanted(checksPath)).toMatchObject({ outcome: 'survived', output: '' });
    const reports = await runFaults(checksPath, faults);
    expect(reports.filter(({ outcome }) => outcome !== 'caught')).toEqual([]);
    expect(reports.length).toBeGreaterThanOrEqual(40);
  });
});
