import type { Ctx } from '../../../platform/context.ts';
import { selectPrizeGroups, type UsualGroup } from './store-terms.ts';

/**
 * The highest prize group at which each of them bets now, in their order: the own one, or `usual`
 * where none was granted, and never more than that of any agent above (lottery.md B2).
 */
export async function prizeGroupsOf(
  ctx: Ctx,
  query: readonly UsualGroup[],
): Promise<readonly number[]> {
  const found = await selectPrizeGroups(ctx.tx, query, ctx.clock.now());
  return query.map(({ usual }, place) => found.get(place) ?? usual);
}

/** The same of a chain that is known, from the member upwards, for everybody in it. */
export function cappedGroups(groups: readonly number[]): readonly number[] {
  return groups.map((_, level) => Math.min(...groups.slice(level)));
}
