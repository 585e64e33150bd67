import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectWonRounds } from './store-free-spins.ts';

/** The free rounds that won something, of what was given for a reference. */
export function wonRoundsOf(
  ctx: Ctx,
  gift: { readonly memberId: MemberId; readonly reference: string },
): Promise<readonly string[]> {
  return selectWonRounds(ctx.tx, gift);
}
