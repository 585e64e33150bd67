import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { cutGiftsShort } from '../../../turnover/index.ts';
import { endPlayOf } from '../store-rewards.ts';

/**
 * The bonuses and gifts of whoever takes a break or is excluded are over: nothing may be played for
 * them any more, and their play must not hold the member's own money back (agents-loyalty-money.md
 * H). They go the way of those whose time is over, once what they are staked on has its result.
 */
export async function endAtBreak(
  ctx: Ctx,
  { memberId }: { readonly memberId: MemberId },
): Promise<void> {
  await endPlayOf(ctx.tx, { memberId, now: ctx.clock.now() });
  await cutGiftsShort(ctx, { memberId });
}
