import { type Endpoints, isIdOf, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { pictureType } from '../../../../platform/pictures.ts';
import { linkedPictureId } from '../../../../platform/picture-links/picture-link.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { openPicture } from '../../../../platform/secrets/sealed-picture.ts';
import { pictureOf } from '../said.ts';
import { findImage } from '../store-documents.ts';

/** The picture behind a link. Refuses with `link_ended`. */
export async function readLinked(
  ctx: Ctx<OperatorActor>,
  key: string,
): Promise<ReplyOf<Endpoints['readKycDocument']>> {
  const pictureId = await linkedPictureId(ctx, { kind: 'papers', key });
  const document = isIdOf('kyd', pictureId) ? await findImage(ctx.tx, pictureId) : undefined;
  if (document === undefined) {
    throw new Refusal('link_ended');
  }
  const { id, imageSecret } = document;
  const image = openPicture(ctx, pictureOf(id), imageSecret).toString('base64');
  return { id, type: pictureType, image };
}
