import type { FeedbackPictureId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import {
  createPictureLink,
  type PictureLink,
} from '../../../platform/picture-links/picture-link.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordEvents } from '../../trail/index.ts';
import { findPicture } from '../store-pictures.ts';

/** A link to a picture of a message; the trail tells of it (R24). Refuses with `not_found`. */
export async function linkPicture(
  ctx: Ctx<OperatorActor>,
  id: FeedbackPictureId,
): Promise<PictureLink> {
  const picture = await findPicture(ctx.tx, id);
  if (picture === undefined) {
    throw new Refusal('not_found');
  }
  await recordEvents(ctx, {
    action: 'feedback.read_picture',
    subject: { type: 'member', id: picture.memberId },
    after: { picture: id, feedback: picture.feedbackId },
  });
  return createPictureLink(ctx, { kind: 'feedback', pictureId: id });
}
