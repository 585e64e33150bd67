import type { Job } from '../../platform/jobs.ts';
import { makeIssuesAhead } from './use-cases/make-issues-ahead.ts';
import { voidOverdue } from './use-cases/void-overdue.ts';

export const lotteryJobs: readonly Job[] = [
  {
    name: 'lottery_make_issues',
    cron: '* * * * *',
    run: async (ctx) => {
      await makeIssuesAhead(ctx);
    },
  },
  {
    name: 'lottery_void_overdue',
    cron: '*/5 * * * *',
    run: async (ctx) => {
      await voidOverdue(ctx);
    },
  },
];
