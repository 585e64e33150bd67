import type { Job } from '../../platform/jobs.ts';
import { sealingJob } from '../../platform/secrets/picture-shelf.ts';
import { pictureShelf } from './picture-shelf.ts';
import { deleteOldOfVisitors } from './store-visitors.ts';

/** Nobody asks after a year about a message of somebody who has no account (R57). */
const visitorDays = 365;

export const contentJobs: readonly Job[] = [
  sealingJob('content_seal_pictures', pictureShelf),
  {
    name: 'content_forget_visitors',
    cron: '47 3 * * *',
    run: async ({ tx, clock }) => {
      await deleteOldOfVisitors(tx, clock.now().subtract({ hours: 24 * visitorDays }));
    },
  },
];
