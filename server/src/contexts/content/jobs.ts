import type { Job } from '../../platform/jobs.ts';
import { sealingJob } from '../../platform/secrets/picture-shelf.ts';
import { pictureShelf } from './picture-shelf.ts';
import { deleteReadsOfOthers } from './store-reads.ts';
import type { ContentEnv } from './env.ts';
import { deleteOldOfVisitors } from './store-visitors.ts';

/** Nobody asks after a year about a message of somebody who has no account (R57). */
const visitorDays = 365;

/** An announcement that was taken away may come back for so long, and is no news then. */
const awayDays = 30;

export const contentJobs = ({ viewer }: Pick<ContentEnv, 'viewer'>): readonly Job[] => [
  sealingJob('content_seal_pictures', pictureShelf),
  {
    name: 'content_forget_visitors',
    cron: '47 3 * * *',
    run: async ({ tx, clock }) => {
      await deleteOldOfVisitors(tx, clock.now().subtract({ hours: 24 * visitorDays }));
    },
  },
  {
    name: 'content_forget_reads',
    cron: '51 3 * * *',
    run: async ({ tx, clock }) => {
      const { configuration } = await viewer.current();
      const ids = configuration.notices.map(({ id }) => id);
      await deleteReadsOfOthers(tx, ids, clock.now().subtract({ hours: 24 * awayDays }));
    },
  },
];
