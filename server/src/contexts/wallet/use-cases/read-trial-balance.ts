import type { Ctx } from '../../../platform/context.ts';
import { selectTrial } from '../store-trial.ts';

export interface TrialBalance {
  readonly currency: string;
  /** Of all accounts; zero, or the books are wrong (R52). */
  readonly sumMinor: bigint;
  readonly membersMinor: bigint;
  /** Of that, what is on hold for withdrawals. */
  readonly heldMinor: bigint;
  /** Stakes of bets that are not decided. */
  readonly openMinor: bigint;
  /** What was paid and waits for a decision. */
  readonly suspenseMinor: bigint;
}

/** The books of each currency at this moment. */
export function readTrialBalance(ctx: Ctx): Promise<readonly TrialBalance[]> {
  return selectTrial(ctx.tx);
}
