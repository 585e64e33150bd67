import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { cancelRequirement, isGift, readRequirements } from '../../../turnover/index.ts';

/**
 * Whoever takes a break or is excluded may play nothing off, so nothing but bonuses and gifts is to
 * be played any more, and all own money can leave (R10, agents-loyalty-money.md H). Those go the
 * way of one that is over, in the context that takes them.
 */
export async function freeOwnMoney(
  ctx: Ctx,
  { memberId }: { readonly memberId: MemberId },
): Promise<void> {
  for (const { id, source } of await readRequirements(ctx, { memberId, openOnly: true })) {
    if (source !== 'bonus' && !isGift(source)) {
      await cancelRequirement(ctx, { id, memberId });
    }
  }
}

/** Gifts too, of whoever the stories of the demo leave alone. */
export async function freeGifts(
  ctx: Ctx,
  { memberId }: { readonly memberId: MemberId },
): Promise<void> {
  for (const { id, source } of await readRequirements(ctx, { memberId, openOnly: true })) {
    if (isGift(source)) {
      await cancelRequirement(ctx, { id, memberId });
    }
  }
}
