import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectPrizeGroups, type UsualGroup } from './store-terms.ts';

/**
 * The highest prize group at which somebody bets now: the own one, or `usual` where none was
 * granted, and never more than that of any agent above (lottery.md B2).
 */
export async function prizeGroupOf(ctx: Ctx, memberId: MemberId, usual: number): Promise<number> {
  const [group = usual] = await prizeGroupsOf(ctx, [{ memberId, usual }]);
  return group;
}

/** The same for many at once, in their order. */
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
