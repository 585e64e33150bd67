import { type Endpoints, isIdOf, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { linkedPictureId } from '../../../../platform/picture-links/picture-link.ts';
import { pictureType } from '../../../../platform/pictures.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { openFrom } from '../../../../platform/secrets/picture-shelf.ts';
import { evidenceShelf } from '../../promotions/evidence-shelf.ts';
import { findPicture } from '../../promotions/store-queue.ts';

/** The picture of an application behind a link. Refuses with `link_ended`. */
export async function readPicture(
  ctx: Ctx<OperatorActor>,
  key: string,
): Promise<ReplyOf<Endpoints['readApplicationPicture']>> {
  const id = await linkedPictureId(ctx, { kind: 'application', key });
  const picture = isIdOf('pic', id) ? await findPicture(ctx.tx, id) : undefined;
  if (picture === undefined || !isIdOf('pic', id)) {
    throw new Refusal('link_ended');
  }
  const image = openFrom(ctx, evidenceShelf, { id, image: picture.image }).toString('base64');
  return { id, type: pictureType, image };
}
