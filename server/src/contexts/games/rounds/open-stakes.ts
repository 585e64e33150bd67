import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectRoundStakes, sumOpenRounds } from './store-open-rounds.ts';

/** What a member has staked in real money in rounds that were opened since and are not over. */
export async function readRoundStakes(
  ctx: Ctx,
  memberId: MemberId,
  from: Temporal.Instant,
): Promise<bigint> {
  return (await sumOpenRounds(ctx.tx, { memberId, mode: 'real', from })).stakeMinor;
}

/** The same round by round, since a moment. */
export function listRoundStakes(
  ctx: Ctx,
  query: { readonly memberId: MemberId; readonly from: Temporal.Instant },
): ReturnType<typeof selectRoundStakes> {
  return selectRoundStakes(ctx.tx, query);
}
