import type { ApprovalId, PromotionId, PromotionRun } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { waitingPromotions } from '../refuse-waiting.ts';
import { type DeskPromotion, selectDeskPromotions } from '../store-desk.ts';

/** A site makes some dozens in a year. */
const mostRows = 300;

/** A promotion with the request for a second person that it waits for. */
export interface SeenPromotion extends DeskPromotion {
  readonly approvalId: ApprovalId | null;
}

export async function listDeskPromotions(
  ctx: Ctx,
  state: PromotionRun | undefined,
): Promise<readonly SeenPromotion[]> {
  return withWaiting(ctx, await selectDeskPromotions(ctx.tx, { state, limit: mostRows }));
}

/** One as the desk knows it. Refuses with `not_found`. */
export async function readDeskPromotion(ctx: Ctx, id: PromotionId): Promise<SeenPromotion> {
  const found = await selectDeskPromotions(ctx.tx, { id, limit: 1 });
  const [promotion] = await withWaiting(ctx, found);
  if (promotion === undefined) {
    throw new Refusal('not_found');
  }
  return promotion;
}

async function withWaiting(
  ctx: Ctx,
  rows: readonly DeskPromotion[],
): Promise<readonly SeenPromotion[]> {
  const waiting = await waitingPromotions(ctx);
  return rows.map((row) => ({ ...row, approvalId: waiting.get(row.id) ?? null }));
}
