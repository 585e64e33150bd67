import { type Endpoints, isIdOf, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { linkedPictureId } from '../../../platform/picture-links/picture-link.ts';
import { pictureType } from '../../../platform/pictures.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { openFrom } from '../../../platform/secrets/picture-shelf.ts';
import { pictureShelf } from '../picture-shelf.ts';
import { findPicture } from '../store-pictures.ts';

/** The picture of a message behind a link. Refuses with `link_ended`. */
export async function readPicture(
  ctx: Ctx<OperatorActor>,
  key: string,
): Promise<ReplyOf<Endpoints['readFeedbackPicture']>> {
  const id = await linkedPictureId(ctx, { kind: 'feedback', key });
  const picture = isIdOf('fbp', id) ? await findPicture(ctx.tx, id) : undefined;
  if (picture === undefined) {
    throw new Refusal('link_ended');
  }
  const image = openFrom(ctx, pictureShelf, picture).toString('base64');
  return { id: picture.id, type: pictureType, image };
}
