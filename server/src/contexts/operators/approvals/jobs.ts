import type { Job } from '../../../platform/jobs.ts';
import { expireRequests } from './use-cases/expire-requests.ts';

const closedAtOnce = 500;

export const approvalJobs: readonly Job[] = [
  {
    name: 'operators_expire_requests',
    cron: '* * * * *',
    run: async (ctx) => {
      await expireRequests(ctx, closedAtOnce);
    },
  },
];
