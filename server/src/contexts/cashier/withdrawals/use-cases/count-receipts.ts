import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { countUnansweredSlices } from '../store-slices.ts';

/** Payments of the open withdrawal that wait for the caller's word (R116). */
export function countReceipts(ctx: Ctx<MemberActor>): Promise<number> {
  return countUnansweredSlices(ctx.tx, ctx.actor.id);
}
