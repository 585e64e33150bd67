import { withdrawalsOfRank } from './contexts/cashier/index.ts';
import type { BenefitsOf } from './contexts/loyalty/index.ts';
import { rankGifts } from './contexts/rewards/index.ts';
import type { SiteViewer } from './contexts/site/index.ts';

/** What ranks bring besides their ladder: gifts of promotions, and terms of withdrawals (D3). */
export function rankBenefits(viewer: SiteViewer): BenefitsOf {
  return async (ctx) => {
    const giftsOf = await rankGifts(ctx);
    const { configuration } = viewer.peek();
    return (rank) => {
      const { weeklyMinor, monthlyMinor } = giftsOf(rank);
      const withdrawals = withdrawalsOfRank(configuration, rank);
      return { weeklyGiftMinor: weeklyMinor, monthlyGiftMinor: monthlyMinor, ...withdrawals };
    };
  };
}
