import { enqueue, type Job } from '../../platform/jobs.ts';
import { batchSize } from './campaigns/use-cases/preview-campaign.ts';
import { sendCampaign } from './campaigns/use-cases/send-campaign.ts';
import type { CopyParts } from './send-copies.ts';
import { deleteOldMessages } from './store.ts';
import { deleteOldCopySends } from './store-copies.ts';

/** agents-loyalty-money.md G. */
const keptDays = 180;
/** Longer than any of their budgets. */
const keptSendsDays = 2;

export const messageJobs: readonly Job[] = [
  {
    name: 'messages_forget',
    cron: '41 3 * * *',
    run: async (ctx) => {
      const now = ctx.clock.now();
      await deleteOldMessages(ctx.tx, now.subtract({ hours: 24 * keptDays }));
      await deleteOldCopySends(ctx.tx, now.subtract({ hours: 24 * keptSendsDays }));
    },
  },
];

/** Each batch queues the next one, so that whoever stops a campaign waits for one at most. */
export function campaignJob(parts: CopyParts): Job {
  const name = 'messages_send_campaigns';
  return {
    name,
    cron: '* * * * *',
    run: async (ctx) => {
      if (await sendCampaign(ctx, parts, batchSize)) {
        await enqueue(ctx, { name, payload: {} });
      }
    },
  };
}
