import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import { type Bets, openBets } from './bets.ts';
import { betsJobs } from './jobs.ts';

export function plugBets({
  work,
}: Pick<ContextEnv, 'work'>): ContextPlug & { readonly bets: Bets } {
  const { bets, stop } = openBets({ work });
  return { bets, jobs: betsJobs, stop };
}
