import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { holdPair } from '../seed-pairs.ts';

/**
 * Gives a new member the seed pairs of both modes, a trial account that of trial play. May be told
 * again: a pair that is there stays as it is.
 */
export async function prepareSeeds(
  ctx: Ctx,
  { memberId, isTrial }: { readonly memberId: MemberId; readonly isTrial: boolean },
): Promise<void> {
  await holdPair(ctx, { memberId, mode: 'trial' });
  if (!isTrial) {
    await holdPair(ctx, { memberId, mode: 'real' });
  }
}
