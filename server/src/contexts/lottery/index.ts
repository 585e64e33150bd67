/**
 * The lottery: games as versioned data, issues on a schedule, draws that were committed to before
 * anybody bet. The rules are those of `packages/lottery`; no result depends on a bet, and no
 * operator can steer an in-house one. Bets and money go through the contexts below.
 */
export { openGameNames } from './names.ts';
export { plugLottery } from './plug.ts';
