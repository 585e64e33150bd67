import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectRanks } from './store-vip.ts';

/** The rank of each who stands on one. */
export async function ranksOf(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> {
  const rows = await selectRanks(ctx.tx, ids);
  return new Map(rows.map(({ memberId, rank }) => [memberId, rank]));
}
