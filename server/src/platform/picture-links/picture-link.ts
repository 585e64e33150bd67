import type { Ctx, OperatorActor } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { linkKeyHash, newLinkKey } from './link-key.ts';
import { findPictureLink, insertPictureLink, type LinkedKind } from './store-picture-links.ts';

const linkSeconds = 60;

export interface PictureLink {
  readonly key: string;
  readonly expiresAt: string;
}

/**
 * A link to one picture, of this operator alone, that ends after a minute (R24). Whoever makes one
 * tells the trail of it.
 */
export async function createPictureLink(
  ctx: Ctx<OperatorActor>,
  picture: { readonly kind: LinkedKind; readonly pictureId: string },
): Promise<PictureLink> {
  const key = newLinkKey(ctx.random);
  const expiresAt = ctx.clock.now().add({ seconds: linkSeconds });
  const operatorId = ctx.actor.id;
  await insertPictureLink(ctx.tx, { ...picture, keyHash: linkKeyHash(key), operatorId, expiresAt });
  return { key, expiresAt: String(expiresAt) };
}

/** The id of the picture behind a link. Refuses with `link_ended`. */
export async function linkedPictureId(
  ctx: Ctx<OperatorActor>,
  link: { readonly kind: LinkedKind; readonly key: string },
): Promise<string> {
  const query = { keyHash: linkKeyHash(link.key), kind: link.kind, now: ctx.clock.now() };
  const pictureId = await findPictureLink(ctx.tx, { ...query, operatorId: ctx.actor.id });
  if (pictureId === undefined) {
    throw new Refusal('link_ended');
  }
  return pictureId;
}
