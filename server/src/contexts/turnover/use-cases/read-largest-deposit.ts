import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type DayRange, findLargestDeposit } from '../store-rollups.ts';

/** The largest single deposit of a member on these days of the site; 0 where there was none. */
export function readLargestDeposit(
  ctx: Ctx,
  query: DayRange & { readonly memberId: MemberId },
): Promise<bigint> {
  return findLargestDeposit(ctx.tx, query);
}
