import { Comparison, fieldsOf, listOf, textOf, type VectorReport } from '@portal/proof';
import { periodDifferences } from './readers/run-period.ts';
import { realtimeDifferences } from './readers/run-realtime.ts';
import {
  runAcceptEffects,
  runPeriods,
  runPrizeGroups,
  runProposals,
  runRebateChains,
  runTransitions,
  runValidBets,
  runWagering,
} from './readers/tables.ts';

const groups = {
  periods: runPeriods,
  validBets: runValidBets,
  proposals: runProposals,
  transitions: runTransitions,
  acceptEffects: runAcceptEffects,
  rebateChains: runRebateChains,
  prizeGroups: runPrizeGroups,
  wagering: runWagering,
} as const;

/**
 * Runs a file of the shape of `contract.json`: the contract runs and every other group that it
 * holds. A group that no runner knows is one mismatch.
 */
export function runVectors(file: unknown): VectorReport {
  const fields = fieldsOf(file);
  const comparison = new Comparison();
  for (const entry of listOf(fields['vectors'])) {
    const vector = fieldsOf(entry);
    const differences = vector['kind'] === 'REALTIME' ? realtimeDifferences : periodDifferences;
    comparison.case(`${textOf(vector['id'])} ${textOf(vector['title'])}`, () =>
      differences(vector),
    );
  }
  for (const [name, runGroup] of Object.entries(groups)) {
    runGroup(listOf(fields[name]), comparison);
  }
  for (const name of Object.keys(fields)) {
    if (name !== 'meta' && name !== 'vectors' && !Object.hasOwn(groups, name)) {
      comparison.mismatches.push(`${name}: no runner for this group`);
    }
  }
  return { passed: comparison.passed, mismatches: comparison.mismatches };
}
