import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { countUnansweredSlices } from '../store-slices.ts';

/** What waits for the caller's word: payments, questions and choices of a withdrawal (R116). */
export function countReceipts(ctx: Ctx<MemberActor>): Promise<number> {
  return countUnansweredSlices(ctx.tx, ctx.actor.id);
}
