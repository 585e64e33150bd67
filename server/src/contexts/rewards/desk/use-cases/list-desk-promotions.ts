import type { PromotionId, PromotionRun } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { type DeskPromotion, selectDeskPromotions } from '../store-desk.ts';

/** A site makes some dozens in a year. */
const mostRows = 300;

export function listDeskPromotions(
  ctx: Ctx,
  state: PromotionRun | undefined,
): Promise<readonly DeskPromotion[]> {
  return selectDeskPromotions(ctx.tx, { state, limit: mostRows });
}

/** One as the desk knows it. Refuses with `not_found`. */
export async function readDeskPromotion(ctx: Ctx, id: PromotionId): Promise<DeskPromotion> {
  const [promotion] = await selectDeskPromotions(ctx.tx, { id, limit: 1 });
  if (promotion === undefined) {
    throw new Refusal('not_found');
  }
  return promotion;
}
