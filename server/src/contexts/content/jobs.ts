import type { Job } from '../../platform/jobs.ts';
import { sealingJob } from '../../platform/secrets/picture-shelf.ts';
import { pictureShelf } from './picture-shelf.ts';

export const contentJobs: readonly Job[] = [sealingJob('content_seal_pictures', pictureShelf)];
