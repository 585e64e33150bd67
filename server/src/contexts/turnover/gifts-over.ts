import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { cutGifts, cutGiftsOfDeposit, postponeGifts, selectOverdueGifts } from './store-gifts.ts';

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

/** The same of those that came of a deposit which was taken back, by the ids of their play. */
export function cutShortWithDeposit(
  ctx: Ctx,
  gifts: { readonly memberId: MemberId; readonly ids: readonly string[] },
): Promise<void> {
  return cutGiftsOfDeposit(ctx.tx, { ...gifts, now: ctx.clock.now() });
}

/** Whose gifts are over and not taken yet, and were not put off. */
export function listOverdueGifts(ctx: Ctx, limit: number): Promise<readonly MemberId[]> {
  return selectOverdueGifts(ctx.tx, { now: ctx.clock.now(), limit });
}

/** Those of a member that are over are not listed before then. */
export function putOffGifts(
  ctx: Ctx,
  row: { readonly memberId: MemberId; readonly until: Temporal.Instant },
): Promise<void> {
  return postponeGifts(ctx.tx, { ...row, now: ctx.clock.now() });
}
