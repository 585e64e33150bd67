import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectPaused } from './store-desk.ts';

/**
 * Those of these members who are on a break or excluded now. For what is offered or told, never for
 * a stake: nothing is locked (R13).
 */
export function pausedMembers(
  ctx: Ctx,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  return selectPaused(ctx.tx, { memberIds, now: ctx.clock.now() });
}
