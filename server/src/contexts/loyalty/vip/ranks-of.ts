import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectRanks } from './store-vip.ts';

/** The rank of each who stands on one; nobody does where the site has no ranks. */
export async function ranksOf(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> {
  const rows = ctx.site.hasVip ? await selectRanks(ctx.tx, ids) : [];
  return new Map(rows.map(({ memberId, rank }) => [memberId, rank]));
}

export async function rankOf(ctx: Ctx, id: MemberId): Promise<number> {
  return (await ranksOf(ctx, [id])).get(id) ?? 0;
}

/** What is for ranks is not there where the site has none. */
export function isForNoRank({ site }: Pick<Ctx, 'site'>, leastRank: number): boolean {
  return leastRank > 0 && !site.hasVip;
}
