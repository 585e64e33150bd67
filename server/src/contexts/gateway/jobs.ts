import type { Job } from '../../platform/jobs.ts';
import { deleteOldVendorSessions } from './store-sessions.ts';

const keptDays = 7;

/** Sessions of games are kept for a while after they ended, for questions about them. */
export const gatewayJobs: readonly Job[] = [
  {
    name: 'vendor_sessions_forget',
    cron: '41 * * * *',
    run: async (ctx) => {
      await deleteOldVendorSessions(ctx.tx, ctx.clock.now().subtract({ hours: 24 * keptDays }));
    },
  },
];
