import type { Job } from '../../platform/jobs.ts';
import { siteDate } from '../../platform/site-date.ts';
import { forgetShares } from './store-shares.ts';

/** As far back as a detail is looked at (agents-loyalty-money.md B5). */
const daysKept = 90;

export const rebateJobs: readonly Job[] = [
  {
    name: 'rebates_forget_shares',
    cron: '53 2 * * *',
    run: (ctx) => forgetShares(ctx.tx, siteDate(ctx).subtract({ days: daysKept }).toString()),
  },
];
