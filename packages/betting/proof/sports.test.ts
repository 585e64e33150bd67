import { describe, expect, it } from 'vitest';
import { runVectors } from './run-vectors.ts';
import { countComplaints } from './count-complaints.ts';
import { bettingFile } from './files.ts';
import { lawBreaches } from './laws.ts';

describe('sports vectors', () => {
  // Expected figures: sports-and-games.md section 20, two independent evaluators and published
  // examples.
  // The own cases were worked by hand from the sections that their file names.
  it.each([
    ['sports.json', 519],
    ['own.json', 12],
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
