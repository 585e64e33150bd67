/**
 * What members get for their loyalty: points, which the ledger keeps as a currency of their own,
 * the mall in which they are spent, and ranks. Points never expire; every one of them comes from a
 * fact of `turnover`, counted once. What money is given for points has to be played once, and
 * nobody who is excluded or on a break earns or spends any.
 */
export { countClaimable as countClaimableMissions } from './missions/use-cases/count-claimable.ts';
export { sumPromisedAlone } from './made-alone.ts';
export { noteReturned } from './missions/note-returned.ts';
export { takeBackFromBonus } from './missions/take-back.ts';
export { pointNumbers } from './points/point-numbers.ts';
export { givePoints } from './points/give-points.ts';
export { takeBackPoints } from './points/take-back-points.ts';
export { worthOfPoints } from './points/worth-of-points.ts';
export { countRankGifts } from './vip/use-cases/count-rank-gifts.ts';
export { plugLoyalty } from './plug.ts';
export type { BenefitsOf } from './vip/benefits.ts';
export { depositBoostOf } from './vip/deposit-boost.ts';
export { type RankRates, rankRatesOfDay } from './vip/rank-rates.ts';
export { isForNoRank, rankOf, ranksOf } from './vip/ranks-of.ts';
