import { describe, expect, it } from 'vitest';
import { firstWrongRule } from './checks.ts';
import { faults } from './faults.ts';
import { plantAll } from './plant-faults.ts';

// Method: every fault is planted alone into the source as it is loaded, in a thread of its own, and
// the vectors, refusals and small enumerations must notice it.
describe('the checks of the lottery rules', () => {
  it('find nothing wrong without a fault', () => {
    expect(firstWrongRule()).toBeUndefined();
  });

  it('plant at least forty faults', () => {
    expect(faults.length).toBeGreaterThanOrEqual(40);
  });

  // In groups, so that none comes near the minute that a test may take.
  const groups = Array.from({ length: 7 }, (_, group) =>
    faults.filter((_fault, index) => index % 7 === group),
  );

  it.each([...groups.keys()])('catch every one of group %i', { timeout: 60_000 }, async (group) => {
    expect(await plantAll(groups[group] ?? [])).toEqual([]);
  });
});
