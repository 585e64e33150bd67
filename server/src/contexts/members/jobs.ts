import type { Job } from '../../platform/jobs.ts';
import { forgetTrials } from './use-cases/forget-trials.ts';

export const memberJobs: readonly Job[] = [
  {
    name: 'members_forget_trials',
    cron: '7 * * * *',
    run: async (ctx) => {
      const forgotten = await forgetTrials(ctx);
      if (forgotten > 0) {
        ctx.log.info({ forgotten }, 'trial members whose sessions are over were forgotten');
      }
    },
  },
];
