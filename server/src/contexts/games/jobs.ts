import type { Job } from '../../platform/jobs.ts';
import { makeRoundPartitions } from './rounds/store-rounds.ts';
import type { Games } from './games.ts';
import { timeOutRounds } from './rounds/use-cases/time-out-rounds.ts';
import { commitSeedsAhead } from './seeds/use-cases/commit-seeds-ahead.ts';

const monthsAhead = 12;

export function gamesJobs({ book }: Games): readonly Job[] {
  return [
    {
      name: 'games_extend_round_partitions',
      cron: '23 3 * * *',
      run: async (ctx) => {
        const today = ctx.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
        const made = await makeRoundPartitions(ctx.tx, {
          firstMonth: today.with({ day: 1 }).toString(),
          monthCount: monthsAhead,
        });
        if (made > 0) {
          ctx.log.info({ made }, 'months added to the rounds');
        }
      },
    },
    {
      name: 'games_commit_seeds',
      cron: '* * * * *',
      run: commitSeedsAhead,
    },
    {
      name: 'games_time_out_rounds',
      cron: '* * * * *',
      run: async (ctx) => {
        const ended = await timeOutRounds(ctx, book);
        if (ended > 0) {
          ctx.log.info({ ended }, 'rounds whose players did not come back were ended');
        }
      },
    },
  ];
}
