import { isIdOf } from '@portal/protocol';
import { enqueue, type Job } from '../../platform/jobs.ts';
import { sealingJob } from '../../platform/secrets/picture-shelf.ts';
import { lapseHeld, lapseRewards } from './bonuses/store-lapses.ts';
import { endGiftsAtBreak } from './bonuses/use-cases/end-gifts-at-break.ts';
import { endBonuses } from './bonuses/use-cases/end-bonuses.ts';
import { reckonBonuses } from './bonuses/use-cases/reckon-bonuses.ts';
import { remindRewards } from './bonuses/use-cases/remind-rewards.ts';
import { evidenceShelf } from './promotions/evidence-shelf.ts';
import { countPlay } from './promotions/use-cases/count-play.ts';
import { runRaffles } from './raffles/use-cases/run-raffles.ts';
import { judgeReferrals } from './referrals/use-cases/judge-referrals.ts';
import { payShares } from './referrals/use-cases/pay-shares.ts';
import { listOverdueGifts } from '../turnover/index.ts';

const endGiftsJob = 'rewards_end_gifts_of';
const membersAtOnce = 1000;

export const rewardJobs: readonly Job[] = [
  {
    name: 'rewards_lapse',
    cron: '* * * * *',
    run: (ctx) => lapseRewards(ctx.tx, ctx.clock.now()),
  },
  {
    name: 'rewards_lapse_held',
    cron: '*/15 * * * *',
    run: (ctx) => lapseHeld(ctx.tx, ctx.clock.now()),
  },
  { name: 'rewards_remind', cron: '*/10 * * * *', run: remindRewards },
  sealingJob('rewards_seal_pictures', evidenceShelf),
  { name: 'rewards_end_bonuses', cron: '* * * * *', run: endBonuses },
  ...endGiftsJobs(),
  { name: 'rewards_reckon_bonuses', cron: '* * * * *', run: reckonBonuses },
  { name: 'rewards_count_play', cron: '* * * * *', run: countPlay },
  { name: 'rewards_judge_referrals', cron: '*/5 * * * *', run: judgeReferrals },
  { name: 'rewards_pay_shares', cron: '20 * * * *', run: payShares },
  { name: 'rewards_run_raffles', cron: '*/2 * * * *', run: runRaffles },
];

/** Those of each member end in a transaction of its own, so that nobody waits for the others. */
function endGiftsJobs(): readonly Job[] {
  return [
    {
      name: 'rewards_end_gifts',
      cron: '* * * * *',
      run: async (ctx) => {
        for (const memberId of await listOverdueGifts(ctx, membersAtOnce)) {
          const key = `${endGiftsJob} ${memberId}`;
          await enqueue(ctx, { name: endGiftsJob, payload: { memberId }, key });
        }
      },
    },
    {
      name: endGiftsJob,
      run: async (ctx, { memberId }) => {
        if (typeof memberId === 'string' && isIdOf('mbr', memberId)) {
          await endGiftsAtBreak(ctx, memberId);
        }
      },
    },
  ];
}
