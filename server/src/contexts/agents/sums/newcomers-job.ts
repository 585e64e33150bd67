import type { Job } from '../../../platform/jobs.ts';
import { tellNewcomers } from './use-cases/tell-newcomers.ts';

/** Every hour, because the day of the site ends at another one in each zone. */
export const newcomersJob: Job = {
  name: 'agents_tell_newcomers',
  cron: '20 * * * *',
  run: tellNewcomers,
};
