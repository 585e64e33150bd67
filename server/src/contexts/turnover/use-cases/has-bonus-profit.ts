import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { findBonusProfit } from '../store-requirements.ts';

/** Whether the play of a bonus that came since a moment won more than so many times its amount. */
export function hasBonusProfit(
  ctx: Ctx,
  query: { readonly memberId: MemberId; readonly since: Temporal.Instant; readonly times: number },
): Promise<boolean> {
  return findBonusProfit(ctx.tx, query);
}
