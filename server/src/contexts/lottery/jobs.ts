import type { Job } from '../../platform/jobs.ts';
import { voidOverdue } from './use-cases/void-overdue.ts';

export const lotteryJobs: readonly Job[] = [
  {
    name: 'lottery_void_overdue',
    cron: '*/5 * * * *',
    run: async (ctx) => {
      await voidOverdue(ctx);
    },
  },
];
