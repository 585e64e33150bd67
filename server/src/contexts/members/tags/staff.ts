import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { tagsOf } from './tags-of.ts';

/** The mark of who works for the house. */
const staffTag = 'staff';

/** Who of these works for the house: they earn for no friends and stand on no board (D5, D9). */
export async function staffAmong(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const marked = await tagsOf(ctx, ids);
  return new Set(ids.filter((id) => marked.get(id)?.includes(staffTag) === true));
}
