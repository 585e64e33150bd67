import type { MemberId, MessageId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectLatest } from './store.ts';

/** The newest message of each that has one: whether something came, and nothing of what. */
export function latestMessages(
  ctx: Ctx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, MessageId>> {
  return selectLatest(ctx.tx, memberIds);
}
