import type { Job } from '../../../platform/jobs.ts';
import type { Loop } from '../../../platform/loops.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { deleteExpired } from './store-files.ts';
import type { TeamFiles } from './team-files.ts';
import { makeFilePart } from './use-cases/make-file-part.ts';

const restMs = 2_000;

/** A part at a time, so that a long file keeps nothing waiting. */
export function fileLoop(files: TeamFiles): Loop {
  return {
    name: 'agents_files',
    restMilliseconds: restMs,
    run: async (work) => {
      const reports = await files.open();
      const isMore = await work.run(systemUnit('agents_files'), (ctx) =>
        makeFilePart(ctx, reports),
      );
      return { isMore };
    },
  };
}

export const fileJobs: readonly Job[] = [
  {
    name: 'agents_files_expire',
    cron: '7 * * * *',
    run: (ctx) => deleteExpired(ctx.tx, ctx.clock.now()),
  },
];
