import { type Job, enqueue } from '../../platform/jobs.ts';
import { erasePastMembers, type RetentionParts } from './retention/use-cases/erase-past-members.ts';
import { forgetTrials } from './use-cases/forget-trials.ts';

const eraseJob = 'members_erase_personal';

export function memberJobs(retention: RetentionParts): readonly Job[] {
  return [
    {
      name: 'members_forget_trials',
      cron: '7 * * * *',
      run: async (ctx) => {
        const forgotten = await forgetTrials(ctx);
        if (forgotten > 0) {
          ctx.log.info({ forgotten }, 'trial members whose sessions are over were forgotten');
        }
      },
    },
    {
      // Each batch queues the next one, so that a stop costs one of them at most.
      name: eraseJob,
      cron: '40 3 * * *',
      run: async (ctx, { after }) => {
        const last = await erasePastMembers(ctx, typeof after === 'string' ? after : '', retention);
        if (last !== undefined) {
          await enqueue(ctx, { name: eraseJob, payload: { after: last } });
        }
      },
    },
  ];
}
