import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { sumOpenRounds } from './store-open-rounds.ts';

/** What a member has staked in real money in rounds that were opened since and are not over. */
export async function readRoundStakes(
  ctx: Ctx,
  memberId: MemberId,
  from: Temporal.Instant,
): Promise<bigint> {
  return (await sumOpenRounds(ctx.tx, { memberId, mode: 'real', from })).stakeMinor;
}
