import { runBetCases } from './readers/bet-cases.ts';
import { Comparison, fieldsOf, listOf, type VectorReport } from '@portal/proof';
import { runDixonColes, runHalfTime, runInPlay } from './readers/model.ts';
import { runAcceptance, runCashOut, runLimits, runPool } from './readers/money.ts';
import {
  runMarginRemoval,
  runOddsConversion,
  runOddsToDecimal,
  runPricing,
} from './readers/odds.ts';

const groups = {
  oddsConversion: runOddsConversion,
  oddsToDecimal: runOddsToDecimal,
  marginRemoval: runMarginRemoval,
  pricing: runPricing,
  dixonColes: runDixonColes,
  htft: runHalfTime,
  inPlay: runInPlay,
  cashOut: runCashOut,
  acceptance: runAcceptance,
  limits: runLimits,
  cockfightPool: runPool,
} as const;

/**
 * Runs a file of the shape of `sports.json`: `betCases` and every other group that it holds. A
 * group that no runner knows is one mismatch.
 */
export function runVectors(file: unknown): VectorReport {
  const fields = fieldsOf(file);
  const comparison = new Comparison();
  runBetCases(listOf(fields['betCases']), comparison);
  for (const [name, runGroup] of Object.entries(groups)) {
    runGroup(listOf(fieldsOf(fields[name])['cases'] ?? fields[name]), comparison);
  }
  for (const name of Object.keys(fields)) {
    if (name !== 'meta' && name !== 'betCases' && !Object.hasOwn(groups, name)) {
      comparison.mismatches.push(`${name}: no runner for this group`);
    }
  }
  return { passed: comparison.passed, mismatches: comparison.mismatches };
}
