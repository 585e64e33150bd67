import type { Ctx } from '../../platform/context.ts';
import type { Game } from './game.ts';
import { selectChange } from './store-games.ts';

const shownFor = { hours: 7 * 24 };

/** The notice that a change of the game leaves for a week (R55); none for its first version. */
export async function readLastChange(ctx: Ctx, { gameCode, version }: Game) {
  const since = ctx.clock.now().subtract(shownFor);
  const change =
    version === 1 ? undefined : await selectChange(ctx.tx, { gameCode, version }, since);
  return change === undefined ? null : { ...change, at: String(change.at) };
}
