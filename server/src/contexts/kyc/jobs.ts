import type { Job } from '../../platform/jobs.ts';
import { deleteOldPictureLinks } from '../../platform/picture-links/store-picture-links.ts';
import { expirePapers } from './papers/use-cases/expire-papers.ts';

export const kycJobs: readonly Job[] = [
  { name: 'kyc_expire', cron: '*/10 * * * *', run: (ctx) => expirePapers(ctx) },
  {
    name: 'kyc_forget_links',
    cron: '5 * * * *',
    run: (ctx) => deleteOldPictureLinks(ctx.tx, ctx.clock.now()),
  },
];
