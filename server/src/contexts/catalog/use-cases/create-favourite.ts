import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Snapshot } from '../catalogue.ts';
import { insertFavourite, selectFavouriteIds } from '../store-favourites.ts';

export interface FavouriteCommand {
  readonly snapshot: Snapshot;
  readonly nodeId: string;
  readonly vendor: string;
  /** Whether it is kept from the caller: then it is none. */
  readonly isForOthers?: boolean;
}

/** So many hearts one member leaves; each list of games is read with all of them. */
export const mostFavourites = 500;

/**
 * Makes a game a favourite of the caller; the same call again changes nothing. Refuses
 * `game_not_found` for a game of another vendor or one kept from the caller, then
 * `favourites_full`.
 */
export async function createFavourite(
  ctx: Ctx<MemberActor>,
  command: FavouriteCommand,
): Promise<{ nodeId: string; isFavourite: boolean }> {
  const { snapshot, nodeId, vendor, isForOthers = false } = command;
  if (isForOthers || snapshot.byNodeId.get(nodeId)?.vendorCode !== vendor) {
    throw new Refusal('game_not_found');
  }
  const memberId = ctx.actor.id;
  const nodeIds = await selectFavouriteIds(ctx.tx, memberId);
  if (nodeIds.length >= mostFavourites && !nodeIds.includes(nodeId)) {
    throw new Refusal('favourites_full', { most: mostFavourites });
  }
  await insertFavourite(ctx.tx, { memberId, nodeId, addedAt: ctx.clock.now() });
  return { nodeId, isFavourite: true };
}
