import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { forgetOlderGames, upsertRecentGame } from '../store-recent.ts';

/** Two pages of the specification's fetch and a little; older ones nobody looks for. */
const keptGames = 60;

/**
 * Remembers that a member opened a game, in the transaction of the launch; the caller has proved
 * that the game is in the catalogue.
 */
export async function keepRecentGame(
  ctx: Ctx,
  launch: { readonly memberId: MemberId; readonly nodeId: string },
): Promise<void> {
  const { memberId } = launch;
  await upsertRecentGame(ctx.tx, { ...launch, openedAt: ctx.clock.now() });
  await forgetOlderGames(ctx.tx, { memberId, kept: keptGames });
}
