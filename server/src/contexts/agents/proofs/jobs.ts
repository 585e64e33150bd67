import type { DeskQueue } from '../../../platform/desk-queue.ts';
import type { Job } from '../../../platform/jobs.ts';
import { countFaults } from './store-faults.ts';
import { proveTeams } from './use-cases/prove-teams.ts';

export const proofJobs: readonly Job[] = [
  {
    name: 'agents_prove_teams',
    // After the turnover was proven against the ledger, on which this leans.
    cron: '27 4 * * *',
    run: async (ctx) => {
      const differences = await proveTeams(ctx);
      if (differences > 0) {
        ctx.log.error({ differences }, 'sums of teams differ from the play of their members');
      }
    },
  },
];

/** Sums of teams that the last proof did not agree with. */
export const teamSums: DeskQueue = {
  name: 'teamSums',
  ability: 'agents.read',
  depth: async (ctx) => {
    const { count, oldestAt } = await countFaults(ctx.tx);
    return { count, oldestAt: oldestAt ?? undefined };
  },
};
