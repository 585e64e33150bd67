import type { Job } from '../../platform/jobs.ts';
import { deleteOldMessages } from './store.ts';

/** agents-loyalty-money.md G. */
const keptDays = 180;

export const messageJobs: readonly Job[] = [
  {
    name: 'messages_forget',
    cron: '41 3 * * *',
    run: (ctx) => deleteOldMessages(ctx.tx, ctx.clock.now().subtract({ hours: 24 * keptDays })),
  },
];
