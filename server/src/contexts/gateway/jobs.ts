import type { Job } from '../../platform/jobs.ts';
import { deleteOldCallCounts, deleteOldCalls } from './store-calls.ts';
import { deleteOldVendorSessions } from './store-sessions.ts';

const sessionDays = 7;
const callDays = 3;
const countDays = 8;

export const gatewayJobs: readonly Job[] = [
  // Sessions of games are kept for a while after they ended, for questions about them.
  {
    name: 'vendor_sessions_forget',
    cron: '41 * * * *',
    run: async (ctx) => {
      await deleteOldVendorSessions(ctx.tx, ctx.clock.now().subtract({ hours: 24 * sessionDays }));
    },
  },
  {
    name: 'vendor_calls_forget',
    cron: '43 * * * *',
    run: async (ctx) => {
      const now = ctx.clock.now();
      await deleteOldCalls(ctx.tx, now.subtract({ hours: 24 * callDays }));
      await deleteOldCallCounts(ctx.tx, now.subtract({ hours: 24 * countDays }));
    },
  },
];
