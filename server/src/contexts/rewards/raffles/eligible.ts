import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { offerableAmong } from '../../limits/index.ts';

/** Who of them may have gifts now; nobody else takes part (R13). */
export function eligibleAmong(
  ctx: Ctx,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  return offerableAmong(ctx, memberIds);
}
