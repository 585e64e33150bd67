import type { DialectName } from '../src/dialect.ts';
import { dialects } from '../src/dialects.ts';
import { type Case, CaseFailed, NotExpressible, openAt } from './case.ts';
import { batchCases } from './cases/batches.ts';
import { balanceCases, betCases } from './cases/bets.ts';
import { chaosCases } from './cases/chaos.ts';
import { promoCases } from './cases/promos.ts';
import { rollbackCases } from './cases/rollbacks.ts';
import { signatureCases } from './cases/signature.ts';
import { sportsCases } from './cases/sports.ts';
import { winCases } from './cases/wins.ts';
import { noteOfWords } from './notes.ts';
import type { Stage } from './stage.ts';

/** The conformance set of vendor-wallet.md, section 5. */
export const conformanceCases: readonly Case[] = [
  ...signatureCases,
  ...balanceCases,
  ...betCases,
  ...winCases,
  ...batchCases,
  ...rollbackCases,
  ...promoCases,
  ...sportsCases,
  ...chaosCases,
];

export interface ConformanceRow {
  readonly dialect: DialectName;
  readonly case: string;
  readonly passed: boolean;
  /**
   * Why it failed, why there was nothing to prove, or by which other words it was told; empty for a
   * plain pass.
   */
  readonly note: string;
}

/** Proves one case; a dialect without words for it has nothing to fail at. */
export async function runCase(
  name: DialectName,
  stage: Stage,
  proof: Case,
): Promise<ConformanceRow> {
  const row = { dialect: name, case: proof.name };
  const told = new Set<string>();
  try {
    await proof.run(openAt(dialects[name], stage, told));
    return { ...row, passed: true, note: noteOfWords(told) };
  } catch (error) {
    if (error instanceof NotExpressible) {
      return { ...row, passed: !error.isOfStage, note: error.message };
    }
    if (error instanceof CaseFailed) {
      return { ...row, passed: false, note: error.message };
    }
    throw error;
  }
}
