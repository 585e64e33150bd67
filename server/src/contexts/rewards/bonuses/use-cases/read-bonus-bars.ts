import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { readRequirements } from '../../../turnover/index.ts';

/**
 * The games that a stake of the member is refused for while bonuses are open, each once, in order.
 * One whose time is over bars until it is closed, because stakes are refused until then.
 */
export async function readBonusBars(ctx: Ctx<MemberActor>): Promise<readonly string[]> {
  const open = await readRequirements(ctx, { memberId: ctx.actor.id, openOnly: true });
  const games = open.flatMap(({ terms }) => terms.excludedGames ?? []);
  return [...new Set(games)].toSorted();
}
