import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import { renewAll } from '../../platform/secrets/renew.ts';
import { bonusRoutes } from './bonuses/routes.ts';
import { followPlay } from './bonuses/use-cases/follow-play.ts';
import { applicationQueue } from './desk/queue.ts';
import { promotionDeskRoutes } from './desk/routes.ts';
import { envelopeRoutes } from './envelopes/routes.ts';
import { giftsDemo } from './demo-gifts.ts';
import { rewardsDemo } from './demo-part.ts';
import { rewardJobs } from './jobs.ts';
import { countDeposit } from './promotions/use-cases/count-deposit.ts';
import { raffleRoutes } from './raffles/routes.ts';
import { renewSeeds } from './raffles/seed.ts';
import { referralRoutes } from './referrals/routes.ts';
import { noteFirstDeposit } from './referrals/use-cases/note-first-deposit.ts';
import { openReferral } from './referrals/use-cases/open-referral.ts';
import { rewardRoutes } from './routes.ts';

export async function plugRewards(env: Pick<ContextEnv, 'work'>): Promise<ContextPlug> {
  await renewAll({ work: env.work, name: 'renew_raffle_seeds' }, renewSeeds);
  return {
    routes: [
      ...rewardRoutes,
      ...bonusRoutes,
      ...promotionDeskRoutes,
      ...referralRoutes,
      ...raffleRoutes,
      ...envelopeRoutes,
    ],
    jobs: rewardJobs,
    events: {
      'turnover.requirement_moved': [followPlay],
      'cashier.deposit_moved': [countDeposit, noteFirstDeposit],
      'agents.joined': [openReferral],
    },
    queues: [applicationQueue],
    demoParts: [rewardsDemo, giftsDemo],
  };
}
