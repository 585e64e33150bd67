import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { DayRange } from './store-rollups.ts';
import { sumMemberTurnover } from './store-proofs.ts';

/** Jackpots are payouts here. */
export interface MemberTurnover {
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
}

/** What each member staked and won on some days, both ends included; for proofs at night. */
export async function readMemberTurnover(
  ctx: Ctx,
  range: DayRange,
): Promise<ReadonlyMap<MemberId, MemberTurnover>> {
  const rows = await sumMemberTurnover(ctx.tx, range);
  return new Map(rows.map(({ memberId, ...sums }) => [memberId, sums]));
}
