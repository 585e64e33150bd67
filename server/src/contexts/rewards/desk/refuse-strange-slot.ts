import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { offersFreeSpins } from '../../games/index.ts';
import { minorOf, type PromotionOffer } from '../promotions/terms.ts';

/** Refuses with `promotion_slot_unknown` where free spins are on no slot, or at no stake of it. */
export async function refuseStrangeSlot(
  ctx: Ctx,
  { reward }: Pick<PromotionOffer, 'reward'>,
): Promise<void> {
  const { freeSpins } = reward;
  if (freeSpins === undefined) {
    return;
  }
  const { nodeId, stakeAmount } = freeSpins;
  const stakeMinor = minorOf(stakeAmount, ctx.site.currency);
  if (!(await offersFreeSpins(ctx, { nodeId, stakeMinor }))) {
    throw new Refusal('promotion_slot_unknown', { nodeId });
  }
}
