import type { Bets } from '../../src/contexts/bets/index.ts';
import { lotterySettling, lotteryTick } from '../../src/contexts/lottery/tick.ts';
import type { Loop } from '../../src/platform/loops.ts';

/** What the loops of the lottery do beside each other, one after the other: a step of each. */
export function lotteryRounds(bets: Bets): Pick<Loop, 'run'> {
  const loops = [lotteryTick, lotterySettling(bets)];
  return {
    run: async (work) => {
      const steps: { readonly isMore: boolean }[] = [];
      for (const loop of loops) {
        steps.push(await loop.run(work));
      }
      return { isMore: steps.some(({ isMore }) => isMore) };
    },
  };
}
