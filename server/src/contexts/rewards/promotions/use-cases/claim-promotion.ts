import { assertDefined } from '@portal/money';
import type { PromotionId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { lockPromotion, lookAgain, refuseUnlike } from '../lock-promotion.ts';
import type { SeenPromotion } from '../present.ts';
import { takeGift } from '../take-gift.ts';

/**
 * Takes what was reached. Refusals in order: those of standing, `not_found`, `promotion_status`,
 * `promotion_group_taken`, `promotion_budget_used`, `promotion_hour_full`, `raffle_over`,
 * `raffle_full`.
 */
export async function claimPromotion(
  ctx: Ctx<MemberActor>,
  command: { readonly id: PromotionId },
): Promise<SeenPromotion> {
  const open = await lockPromotion(ctx, command.id);
  refuseUnlike(open, 'CLAIM');
  await takeGift(ctx, assertDefined(open.entry, 'what is claimed has an entry'));
  return lookAgain(ctx, command.id);
}
