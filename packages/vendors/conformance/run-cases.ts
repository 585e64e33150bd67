import type { DialectName } from '../src/dialect.ts';
import { dialects } from '../src/dialects.ts';
import { type Case, CaseFailed, NotExpressible, openAt } from './case.ts';
import { amountCases } from './cases/amounts.ts';
import { batchCases } from './cases/batches.ts';
import { balanceCases, betCases } from './cases/bets.ts';
import { chaosCases } from './cases/chaos.ts';
import { failoverCases } from './cases/failover.ts';
import { promoCases } from './cases/promos.ts';
import { retentionCases } from './cases/retention.ts';
import { rollbackCases } from './cases/rollbacks.ts';
import { signatureCases } from './cases/signature.ts';
import { sportsCases } from './cases/sports.ts';
import { wholeDayCases } from './cases/whole-day.ts';
import { winCases } from './cases/wins.ts';
import { noteOfWords } from './notes.ts';
import type { Stage } from './stage.ts';

/** The conformance set of vendor-wallet.md, section 5. */
export const conformanceCases: readonly Case[] = [
  ...signatureCases,
  ...balanceCases,
  ...betCases,
  ...winCases,
  ...amountCases,
  ...batchCases,
  ...rollbackCases,
  ...promoCases,
  ...sportsCases,
  ...chaosCases,
  ...failoverCases,
  ...wholeDayCases,
  ...retentionCases,
];

export interface ConformanceRow {
  readonly dialect: DialectName;
  readonly case: string;
  readonly passed: boolean;
  /** Why it could not run, so that it neither passed nor failed; empty where it ran. */
  readonly skipped: string;
  /** Why it failed, or by which other words it was told; empty for a plain pass. */
  readonly note: string;
}

/** Proves one case; where there are no words or no way to bring it about, it is skipped. */
export async function runCase(
  name: DialectName,
  stage: Stage,
  proof: Case,
): Promise<ConformanceRow> {
  const row = { dialect: name, case: proof.name, skipped: '' };
  const told = new Set<string>();
  try {
    await proof.run(openAt(dialects[name], stage, told));
    return { ...row, passed: true, note: noteOfWords(told) };
  } catch (error) {
    if (error instanceof NotExpressible) {
      return { ...row, passed: false, skipped: error.message, note: '' };
    }
    if (error instanceof CaseFailed) {
      return { ...row, passed: false, note: error.message };
    }
    throw error;
  }
}

export function hasFailed({ passed, skipped }: ConformanceRow): boolean {
  return !passed && skipped === '';
}
