import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectLimited } from './store-desk.ts';

/** Those of these members who have a limit of any kind. */
export async function limitedAmong(
  ctx: Ctx,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  return new Set(await selectLimited(ctx.tx, memberIds));
}
