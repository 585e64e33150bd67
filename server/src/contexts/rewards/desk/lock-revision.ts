import type { PromotionId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockDeskPromotion } from './store-desk.ts';

/** A promotion as the operator saw it. Refuses with `not_found`, then `promotion_revised`. */
export async function lockRevision(
  ctx: Ctx<OperatorActor>,
  { id, revision }: { readonly id: PromotionId; readonly revision: number },
) {
  const promotion = await lockDeskPromotion(ctx.tx, id);
  if (promotion === undefined) {
    throw new Refusal('not_found');
  }
  if (promotion.revision !== revision) {
    throw new Refusal('promotion_revised');
  }
  return promotion;
}
