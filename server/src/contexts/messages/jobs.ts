import type { Job } from '../../platform/jobs.ts';
import { deleteOldMessages } from './store.ts';
import { deleteOldCopySends } from './store-copies.ts';

/** agents-loyalty-money.md G. */
const keptDays = 180;
/** Longer than any of their budgets. */
const keptSendsDays = 2;

export const messageJobs: readonly Job[] = [
  {
    name: 'messages_forget',
    cron: '41 3 * * *',
    run: async (ctx) => {
      const now = ctx.clock.now();
      await deleteOldMessages(ctx.tx, now.subtract({ hours: 24 * keptDays }));
      await deleteOldCopySends(ctx.tx, now.subtract({ hours: 24 * keptSendsDays }));
    },
  },
];
