/**
 * House games: launch, rounds, seeds. The outcome of a round follows from a server seed that was
 * committed before any bet, the member's client seed and a nonce; it is fixed and paid before
 * anything is shown. Stake and win move through the wallet only. Trial rounds run through the same
 * code with trial money and never touch a real account.
 */
export type { FreeSpinsPlay } from './free-spins/free-spins.ts';
export { offersFreeSpins, popularSlot } from './free-spins/offers-free-spins.ts';
export { wonRoundsOf } from './free-spins/won-rounds.ts';
export { giveFreeSpins } from './free-spins/use-cases/give-free-spins.ts';
export { withdrawFreeSpins } from './free-spins/use-cases/withdraw-free-spins.ts';
export { plugGames } from './plug.ts';
export { listWins } from './rounds/use-cases/list-wins.ts';
export { listRoundStakes, readRoundStakes } from './rounds/open-stakes.ts';
export type { Win } from './rounds/store-wins.ts';
export type { HouseLaunch } from './launch/launch-routes.ts';
