import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { readRequirements } from '../../../turnover/index.ts';

export interface BonusBars {
  readonly games: readonly string[];
  /** The smallest of their largest stakes; undefined where none bounds it. */
  readonly mostStakeMinor: bigint | undefined;
}

/**
 * What a stake of the member is refused for while bonuses are open: games, each once and in order,
 * and what is larger than they allow.
 * One whose time is over bars until it is closed, because stakes are refused until then.
 */
export async function readBonusBars(ctx: Ctx<MemberActor>): Promise<BonusBars> {
  const open = await readRequirements(ctx, { memberId: ctx.actor.id, openOnly: true });
  const games = open.flatMap(({ terms }) => terms.excludedGames ?? []);
  const mostStakeMinor = open
    .map((row) => row.maxStakeMinor)
    .filter((minor) => minor !== null)
    .reduce<bigint | undefined>(
      (least, minor) => (least === undefined || minor < least ? minor : least),
      undefined,
    );
  return { games: [...new Set(games)].toSorted(), mostStakeMinor };
}
