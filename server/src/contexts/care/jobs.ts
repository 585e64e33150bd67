import type { Job } from '../../platform/jobs.ts';
import { raiseCases } from './use-cases/raise-cases.ts';
import { raiseStranded } from './use-cases/raise-stranded.ts';
import { remindMembers } from './use-cases/remind-members.ts';

export const careJobs: readonly Job[] = [
  {
    name: 'care_raise',
    cron: '17 * * * *',
    run: async (ctx) => {
      const raised = (await raiseCases(ctx)) + (await raiseStranded(ctx));
      if (raised > 0) {
        ctx.log.info({ raised }, 'cases of the protection of members were raised');
      }
    },
  },
  {
    name: 'care_remind',
    cron: '* * * * *',
    run: async (ctx) => {
      await remindMembers(ctx);
    },
  },
];
