import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import { renewAll } from '../../platform/secrets/renew.ts';
import type { Catalogue } from '../catalog/index.ts';
import type { IdentityEnv } from '../identity/index.ts';
import type { OperatorsPlug } from '../operators/index.ts';
import { ceilingOf, type SiteViewer } from '../site/index.ts';
import { bonusRoutes } from './bonuses/routes.ts';
import { wholeBonusRoutes } from './bonuses/whole-routes.ts';
import { endAtBreak } from './bonuses/use-cases/end-at-break.ts';
import { followPlay } from './bonuses/use-cases/follow-play.ts';
import { creditApplication } from './desk/application-act.ts';
import { changeTerms } from './desk/change-act.ts';
import { publishPromotion } from './desk/publish-act.ts';
import { applicationQueue } from './desk/queue.ts';
import { promotionDeskRoutes } from './desk/routes.ts';
import { reckonCorrected } from './bonuses/use-cases/reckon-bonuses.ts';
import { giveGift } from './envelopes/gift-act.ts';
import { makeRain } from './envelopes/rain-act.ts';
import { envelopeRoutes } from './envelopes/routes.ts';
import { giftsDemo } from './demo-gifts.ts';
import { rewardsDemo } from './demo-part.ts';
import { rewardJobs } from './jobs.ts';
import { countBinding } from './promotions/use-cases/count-binding.ts';
import { countDeposit } from './promotions/use-cases/count-deposit.ts';
import { endServed } from './promotions/use-cases/end-served.ts';
import { tellRankGifts } from './promotions/use-cases/tell-rank-gifts.ts';
import { makeRaffle } from './raffles/raffle-act.ts';
import { raffleRoutes } from './raffles/routes.ts';
import { renewSeeds } from './raffles/seed.ts';
import { rewardReferral } from './referrals/reward-act.ts';
import { referralRoutes } from './referrals/routes.ts';
import { changeRules } from './referrals/rules-act.ts';
import { noteFirstDeposit } from './referrals/use-cases/note-first-deposit.ts';
import { openReferral } from './referrals/use-cases/open-referral.ts';
import { voidFirstDeposit } from './referrals/use-cases/void-first-deposit.ts';
import { rewardRoutes } from './routes.ts';

export interface RewardsParts extends Pick<IdentityEnv, 'readCaptcha'> {
  readonly viewer: SiteViewer;
  readonly catalogue: Catalogue;
  readonly acts: OperatorsPlug['acts'];
}

export async function plugRewards(
  env: Pick<ContextEnv, 'work'>,
  { viewer, acts, catalogue, readCaptcha }: RewardsParts,
): Promise<ContextPlug> {
  await renewAll({ work: env.work, name: 'renew_raffle_seeds' }, renewSeeds);
  acts.declare(giveGift);
  acts.declare(makeRain);
  acts.declare(creditApplication);
  acts.declare(publishPromotion);
  acts.declare(changeTerms);
  acts.declare(makeRaffle);
  acts.declare(changeRules);
  acts.declare(rewardReferral);
  const giftRules = () => {
    const { configuration } = viewer.peek();
    const { waitHours } = configuration.adjustments;
    return { ceiling: ceilingOf(configuration), waitHours };
  };
  return {
    routes: [
      ...rewardRoutes,
      ...bonusRoutes,
      ...wholeBonusRoutes(catalogue),
      ...promotionDeskRoutes(giftRules),
      ...referralRoutes(giftRules),
      ...raffleRoutes(giftRules),
      ...envelopeRoutes({ readCaptcha, giftRules }),
    ],
    jobs: rewardJobs,
    events: {
      'turnover.requirement_moved': [followPlay],
      'turnover.corrected': [reckonCorrected],
      'cashier.deposit_moved': [countDeposit, endServed, noteFirstDeposit, voidFirstDeposit],
      'agents.joined': [openReferral],
      'trail.recorded': [countBinding],
      'loyalty.rank_changed': [tellRankGifts],
      'limits.break_began': [endAtBreak],
    },
    queues: [applicationQueue],
    demoParts: [rewardsDemo, giftsDemo],
  };
}
