import { findFaults } from '../faults/find-faults.ts';
import { rulesFaults } from '../faults/rules-faults.ts';

export function run(): { passed: number; failed: number } {
  return findFaults('rules', Object.values(rulesFaults).flat());
}
