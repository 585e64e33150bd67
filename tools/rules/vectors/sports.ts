import { runBetCases } from './sports/bet-cases.ts';
import { Comparison, fieldsOf, listOf } from './compare.ts';
import { runDixonColes, runHalfTime, runInPlay } from './sports/model.ts';
import { runAcceptance, runCashOut, runLimits, runPool } from './sports/money.ts';
import {
  runMarginRemoval,
  runOddsConversion,
  runOddsToDecimal,
  runPricing,
} from './sports/odds.ts';

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
export function run(file: unknown): { passed: number; mismatches: string[] } {
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
