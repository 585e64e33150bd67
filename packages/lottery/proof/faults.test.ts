import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missedFaults } from '@portal/proof';
import { check } from './checks.ts';
import { faults } from './faults.ts';

const checksPath = join(import.meta.dirname, 'checks.ts');

// Method: every fault is planted alone into the source as it is loaded, in a thread of its own, and
// the vectors, refusals and small enumerations must notice it.
describe('the checks of the lottery rules', () => {
  it('find nothing wrong without a fault', () => {
    expect(check()).toEqual([]);
  });

  it('plant at least forty faults', () => {
    expect(faults.length).toBeGreaterThanOrEqual(40);
  });

  // In groups, so that none comes near the minute that a test may take.
  it.each([0, 1, 2, 3, 4, 5, 6])('catch all of group %i', { timeout: 60_000 }, async (group) => {
    const planted = faults.filter((_, index) => index % 7 === group);
    expect(await missedFaults(checksPath, planted)).toEqual([]);
  });
});
