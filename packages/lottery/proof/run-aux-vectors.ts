import type { VectorReport } from '@portal/proof';
import { chaseGroups } from './readers/chase.ts';
import { drawGroups } from './readers/draws.ts';
import { priceGroups } from './readers/prices.ts';
import { isRecord, runEntries, type Check } from './readers/report.ts';
import { scheduleGroups } from './readers/schedules.ts';

/** Every group of `lottery-aux.json` with what its entries are compared with. */
export const auxGroups: Readonly<Record<string, Check>> = {
  ...priceGroups,
  ...drawGroups,
  ...scheduleGroups,
  ...chaseGroups,
};

/** Auxiliary lottery vectors: a group that is unknown or no list is a mismatch. */
export function runAuxVectors(file: unknown): VectorReport {
  if (!isRecord(file)) {
    return { passed: 0, mismatches: ['the file is not an object of groups'] };
  }
  let passed = 0;
  const mismatches: string[] = [];
  for (const [group, entries] of Object.entries(file)) {
    const check = Object.hasOwn(auxGroups, group) ? auxGroups[group] : undefined;
    if (check === undefined || !Array.isArray(entries)) {
      mismatches.push(check === undefined ? `unknown group ${group}` : `${group} is not a list`);
    } else {
      const report = runEntries(entries, (_, index) => `${group} ${index}`, check);
      passed += report.passed;
      mismatches.push(...report.mismatches);
    }
  }
  return { passed, mismatches };
}
