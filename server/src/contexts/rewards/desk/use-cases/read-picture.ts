import type { Endpoints, PromotionPictureId, ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { pictureType } from '../../../../platform/pictures.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { findPicture } from '../../promotions/store-queue.ts';

/** A picture of an application; the trail tells of each look. Refuses with `not_found`. */
export async function readPicture(
  ctx: Ctx<OperatorActor>,
  id: PromotionPictureId,
): Promise<ReplyOf<Endpoints['readApplicationPicture']>> {
  const picture = await findPicture(ctx.tx, id);
  if (picture === undefined) {
    throw new Refusal('not_found');
  }
  await recordEvents(ctx, {
    action: 'promotion.read_picture',
    subject: { type: 'member', id: picture.memberId },
    after: { picture: id, entry: picture.entryId },
  });
  return { id, type: pictureType, image: Buffer.from(picture.image).toString('base64') };
}
