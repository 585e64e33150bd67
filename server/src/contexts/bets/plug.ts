import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import { type Bets, openBets } from './bets.ts';
import { betsJobs } from './jobs.ts';
import type { StakeGate } from './stake-gate.ts';

export function plugBets(
  { work }: Pick<ContextEnv, 'work'>,
  gates: readonly StakeGate[],
): ContextPlug & { readonly bets: Bets } {
  const { bets, stop } = openBets({ work, gates });
  return { bets, jobs: betsJobs, stop };
}
