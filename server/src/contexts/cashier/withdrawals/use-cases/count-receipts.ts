import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { countClaimedSlices } from '../store-slices.ts';

/** Payments, questions and choices of the open withdrawal that wait for the caller's word (R116). */
export function countReceipts(ctx: Ctx<MemberActor>): Promise<number> {
  return countClaimedSlices(ctx.tx, ctx.actor.id);
}
