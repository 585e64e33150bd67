import type { Ctx } from '../../../platform/context.ts';
import { giftMinor } from './gift.ts';
import { selectPromotions } from './store-promotions.ts';

export interface RankGifts {
  readonly weeklyMinor: bigint;
  readonly monthlyMinor: bigint;
}

/**
 * The money that each rank may take each week and each month, of the promotions that are open now.
 * Of several the largest counts, so that no rank is promised what only some of it can have.
 */
export async function rankGifts(ctx: Ctx): Promise<(rank: number) => RankGifts> {
  const { currency } = ctx.site;
  const now = ctx.clock.now();
  const open = (await selectPromotions(ctx.tx)).filter(
    ({ state, opensAt, closesAt, offer: { type, reward } }) =>
      state === 'live' &&
      type === 'RANK_GIFT' &&
      reward.kind === 'FIXED' &&
      Temporal.Instant.compare(opensAt, now) <= 0 &&
      Temporal.Instant.compare(now, closesAt) < 0,
  );
  const largest = (cycle: 'WEEKLY' | 'MONTHLY', rank: number) =>
    open
      .filter(({ offer }) => offer.cycle === cycle && (offer.audience.leastRank ?? 0) <= rank)
      .map(({ offer }) => giftMinor(offer, 0n, currency))
      .reduce((left, right) => (left > right ? left : right), 0n);
  return (rank) => ({
    weeklyMinor: largest('WEEKLY', rank),
    monthlyMinor: largest('MONTHLY', rank),
  });
}
