import type { ApprovalId, PromotionId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readWaitingFor } from '../../operators/index.ts';

/** The request for a second person that a promotion waits for, by the promotion. */
export function waitingPromotions(ctx: Ctx): Promise<ReadonlyMap<string, ApprovalId>> {
  return readWaitingFor(ctx, ['promotion.publish', 'promotion.change']);
}

/**
 * Refuses with `approval_waiting`: what was put before a second person stays as it was read.
 * Whoever calls holds the lock of the promotion; a request that is being approved waits no more.
 */
export async function refuseWaiting(ctx: Ctx, id: PromotionId): Promise<void> {
  if ((await waitingPromotions(ctx)).has(id)) {
    throw new Refusal('approval_waiting');
  }
}
