import type { Job } from '../../platform/jobs.ts';
import { forgetUnknowns } from './store-unknowns.ts';
import { makeBetPartitions } from './store-partitions.ts';
import { endQuietRounds } from './use-cases/end-quiet-rounds.ts';
import { proveMemberDays } from './use-cases/prove-member-days.ts';
import { sweepOpenBets } from './use-cases/sweep-open-bets.ts';

const monthsAhead = 12;

export const betsJobs: readonly Job[] = [
  {
    name: 'bets_extend_partitions',
    cron: '29 3 * * *',
    run: async (ctx) => {
      const today = ctx.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
      const made = await makeBetPartitions(ctx.tx, {
        firstMonth: today.with({ day: 1 }).toString(),
        monthCount: monthsAhead,
      });
      if (made > 0) {
        ctx.log.info({ made }, 'months added to the bets');
      }
    },
  },
  {
    name: 'bets_sweep_open',
    cron: '17 * * * *',
    run: async (ctx) => {
      await sweepOpenBets(ctx);
      await forgetUnknowns(ctx.tx, ctx.clock.now().subtract({ hours: 24 }));
    },
  },
  {
    name: 'bets_prove_member_days',
    cron: '23 4 * * *',
    run: async (ctx) => {
      for (const { rollupMinor, betsMinor, ...fault } of await proveMemberDays(ctx)) {
        const sums = { ...fault, rollup: String(rollupMinor), bets: String(betsMinor) };
        ctx.log.error(sums, 'the turnover of a member differs from the bets');
      }
    },
  },
  {
    name: 'bets_end_quiet_rounds',
    cron: '*/10 * * * *',
    run: async (ctx) => {
      const ended = await endQuietRounds(ctx);
      if (ended > 0) {
        ctx.log.info({ ended }, 'rounds of vendors that nothing came of for long are over');
      }
    },
  },
];
