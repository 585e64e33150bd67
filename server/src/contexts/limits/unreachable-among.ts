import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectUnreachable } from './store-desk.ts';

/**
 * Whom nothing but duties may be told (R13): who is on a break, excluded or frozen, and who is
 * stopped as the same person as somebody excluded (R12).
 */
export async function unreachableAmong(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  return new Set(await selectUnreachable(ctx.tx, ids, ctx.clock.now()));
}
