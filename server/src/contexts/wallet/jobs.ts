import type { Job } from '../../platform/jobs.ts';
import { foldDeltas, makeLinePartitions } from './store-balances.ts';

const monthsAhead = 12;
const foldedAtOnce = 50_000;

export const jobs: readonly Job[] = [
  {
    name: 'wallet_extend_line_partitions',
    cron: '17 3 * * *',
    run: async (ctx) => {
      const today = ctx.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
      const made = await makeLinePartitions(ctx.tx, {
        firstMonth: today.with({ day: 1 }).toString(),
        monthCount: monthsAhead,
      });
      if (made > 0) {
        ctx.log.info({ made }, 'months added to the journal');
      }
    },
  },
  {
    name: 'wallet_fold_house_deltas',
    cron: '* * * * *',
    run: async (ctx) => {
      await foldDeltas(ctx.tx, foldedAtOnce);
    },
  },
];
