import type { Job } from '../../platform/jobs.ts';
import { expireContracts } from './agreements/use-cases/expire-contracts.ts';

export const contractJobs: readonly Job[] = [
  { name: 'contracts_expire', cron: '* * * * *', run: (ctx) => expireContracts(ctx) },
];
