import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectTags } from './store-tags.ts';

/** The marks of each of these who carries any. */
export async function tagsOf(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, readonly string[]>> {
  const byMember = Map.groupBy(await selectTags(ctx.tx, ids), ({ memberId }) => memberId);
  return new Map([...byMember].map(([id, rows]) => [id, rows.map(({ tag }) => tag)]));
}
