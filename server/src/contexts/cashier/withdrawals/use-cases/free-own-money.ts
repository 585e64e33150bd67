import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { cancelRequirement, readRequirements } from '../../../turnover/index.ts';

/**
 * Whoever takes a break or is excluded may play nothing off, so nothing but a bonus is to be played
 * any more, and all other money can leave (R10, agents-loyalty-money.md H). A bonus goes the way of
 * one that is over, in the context that gave it.
 */
export async function freeOwnMoney(
  ctx: Ctx,
  { memberId }: { readonly memberId: MemberId },
): Promise<void> {
  for (const { id, source } of await readRequirements(ctx, { memberId, openOnly: true })) {
    if (source !== 'bonus') {
      await cancelRequirement(ctx, { id, memberId });
    }
  }
}
