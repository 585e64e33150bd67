import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { pictureType } from '../../../../platform/pictures.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { linkKeyHash } from '../link-key.ts';
import { openPicture } from '../said.ts';
import { findLinked } from '../store-documents.ts';

/** The picture behind a link. Refuses with `link_ended`. */
export async function readLinked(
  ctx: Ctx<OperatorActor>,
  key: string,
): Promise<ReplyOf<Endpoints['readKycDocument']>> {
  const query = { keyHash: linkKeyHash(key), operatorId: ctx.actor.id, now: ctx.clock.now() };
  const document = await findLinked(ctx.tx, query);
  if (document === undefined) {
    throw new Refusal('link_ended');
  }
  const image = openPicture(ctx, document).toString('base64');
  return { id: document.id, type: pictureType, image };
}
