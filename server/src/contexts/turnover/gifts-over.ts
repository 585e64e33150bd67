import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { cutGifts, selectOverdueGifts } from './store-gifts.ts';

/**
 * The time to play for gifts of a member is over now: nothing works them off any more, and they
 * hold money back until what is theirs was taken (agents-loyalty-money.md H).
 */
export function cutGiftsShort(
  ctx: Ctx,
  { memberId }: { readonly memberId: MemberId },
): Promise<void> {
  return cutGifts(ctx.tx, { memberId, now: ctx.clock.now() });
}

/** Whose gifts are over and not taken yet. */
export function listOverdueGifts(ctx: Ctx, limit: number): Promise<readonly MemberId[]> {
  return selectOverdueGifts(ctx.tx, { now: ctx.clock.now(), limit });
}
