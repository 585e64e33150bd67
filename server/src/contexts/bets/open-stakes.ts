import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { sumOpenStakes } from './store-open.ts';

/**
 * What a member has staked in real money on what has no result yet, in minor units: in all, or
 * since a moment.
 */
export function readOpenStakes(
  ctx: Ctx,
  memberId: MemberId,
  from?: Temporal.Instant,
): Promise<bigint> {
  return sumOpenStakes(ctx.tx, { memberId, currency: ctx.site.currency, from });
}
