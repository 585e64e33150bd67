import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { removeFavourite } from '../store-favourites.ts';

/** Lets go of a game, of one that left the catalogue too; the same call again changes nothing. */
export async function deleteFavourite(
  ctx: Ctx<MemberActor>,
  { nodeId }: { readonly nodeId: string },
): Promise<{ nodeId: string; isFavourite: boolean }> {
  await removeFavourite(ctx.tx, { memberId: ctx.actor.id, nodeId });
  return { nodeId, isFavourite: false };
}
