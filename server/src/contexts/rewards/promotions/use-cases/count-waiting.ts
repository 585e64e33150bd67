import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { offerableAmong } from '../../../limits/index.ts';
import { countRewards } from '../../bonuses/store-rewards.ts';
import { listPromotions } from './list-promotions.ts';

const isWaitingFor: ReadonlySet<string> = new Set(['JOIN', 'CLAIM']);

/** What the badges of Promotions and of the reward centre say; nothing calls who may have none. */
export async function countWaiting(
  ctx: Ctx<MemberActor>,
): Promise<{ readonly availablePromoCount: number; readonly rewardCount: number }> {
  const { id, isTrial } = ctx.actor;
  if (!(await offerableAmong(ctx, [id])).has(id)) {
    return { availablePromoCount: 0, rewardCount: 0 };
  }
  const seen = await listPromotions(ctx);
  return {
    availablePromoCount: seen.filter(({ status }) => isWaitingFor.has(status)).length,
    rewardCount: isTrial ? 0 : await countRewards(ctx.tx, id, ctx.clock.now()),
  };
}
