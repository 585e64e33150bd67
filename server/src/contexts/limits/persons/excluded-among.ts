import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectExcluded } from '../store-desk.ts';

/** Who of them is excluded now. */
export async function excludedAmong(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  return new Set(await selectExcluded(ctx.tx, ids, ctx.clock.now()));
}
