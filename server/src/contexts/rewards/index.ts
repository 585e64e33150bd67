/**
 * What the site gives away: promotions with terms that are frozen when a member takes part, and the
 * rewards that come of them. A budget is never given away twice, a reward is credited once through
 * the one posting function, and nobody who is stopped, on a break or excluded gets any. What has to
 * be played for it is `turnover`'s, whether somebody may have it `limits`'.
 */
export { rankGifts } from './promotions/rank-gifts.ts';
export { depositPromotions } from './promotions/deposit-promotions.ts';
export { envelopeBrake } from './envelopes/envelope-brake.ts';
export { leftToGive } from './envelopes/given-alone.ts';
export { playNames } from './bonuses/play-names.ts';
export { owedOfBonuses } from './bonuses/owed-of-bonuses.ts';
export { offeredMoney } from './bonuses/offered-money.ts';
export { plugRewards } from './plug.ts';
export { rewardNumbers } from './reward-numbers.ts';
export { missionGifts } from './mission-gifts.ts';
export { countWaiting as countWaitingRewards } from './promotions/use-cases/count-waiting.ts';
