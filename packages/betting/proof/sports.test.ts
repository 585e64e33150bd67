import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missedFaults } from '@portal/proof';
import { runVectors } from './run-vectors.ts';
import { check, countComplaints } from './checks.ts';
import { faults } from './faults.ts';
import { bettingFile } from './files.ts';
import { lawBreaches } from './laws.ts';

const checksPath = join(import.meta.dirname, 'checks.ts');

describe('sports vectors', () => {
  // Expected figures: sports-and-games.md section 20, two independent evaluators and published
  // examples.
  // The own cases were worked by hand from the sections that their file names.
  it.each([
    ['sports.json', 519],
    ['own.json', 10],
  ] as const)('agree with the engine on every case of %s', (name, cases) => {
    const { passed, mismatches } = runVectors(bettingFile(`vectors/${name}`));
    expect(mismatches).toEqual([]);
    expect(passed).toBe(cases);
  });

  it('report what does not agree, and what cannot be read, as mismatches', () => {
    const wrong = { betCases: [{ id: 'X', slip: null }], limits: { cases: [{}] }, strange: [] };
    expect(runVectors(wrong).mismatches).toHaveLength(3);
  });
});

describe('every market over every real match', () => {
  it('settles as often in each state as the independent script counted', () => {
    expect(countComplaints()).toEqual([]);
  });
});

describe('the laws of the book', () => {
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
