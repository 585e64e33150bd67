import { enqueue, type Job } from '../../platform/jobs.ts';
import type { LoyaltyRules } from './loyalty-rules.ts';
import { payBoards } from './boards/use-cases/pay-boards.ts';
import type { Games } from './boards/use-cases/score-bets.ts';
import { countDays } from './use-cases/count-days.ts';
import { checkRanks } from './vip/use-cases/check-ranks.ts';

const checkRanksJob = 'loyalty_check_ranks';

/**
 * Every hour, because the day of the site ends at another one in each zone; what was counted counts
 * once, and a rank is checked once a day (agents-loyalty-money.md D1, D3). The check pays gifts of
 * ranks in a transaction of its own, because counting holds accounts of points, before which others
 * lock those of cash.
 */
export function loyaltyJobs({ settings }: LoyaltyRules, games: Games): readonly Job[] {
  return [
    {
      name: 'loyalty_count_days',
      cron: '30 * * * *',
      run: async (ctx) => {
        await countDays(ctx);
        if (settings().hasVip) {
          await enqueue(ctx, { name: checkRanksJob, payload: {}, key: checkRanksJob });
        }
      },
    },
    { name: checkRanksJob, run: checkRanks },
    // The hold of a board ends with a day of the site, which ends at another hour in each zone.
    { name: 'loyalty_pay_boards', cron: '5 * * * *', run: (ctx) => payBoards(ctx, games) },
  ];
}
