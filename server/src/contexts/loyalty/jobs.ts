import type { Job } from '../../platform/jobs.ts';
import { countDays } from './use-cases/count-days.ts';

/**
 * Every hour, because the day of the site ends at another one in each zone; what was counted counts
 * once (agents-loyalty-money.md D1).
 */
export const loyaltyJobs: readonly Job[] = [
  { name: 'loyalty_count_days', cron: '30 * * * *', run: (ctx) => countDays(ctx) },
];
