import { hash } from 'node:crypto';
import type { Endpoints, KycDocumentId, ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { pictureType } from '../../../../platform/pictures.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { openPicture } from '../said.ts';
import { findDocument, findLinked, insertLink } from '../store-documents.ts';

const linkSeconds = 60;
const keyBytes = 32;

function hashOf(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}

/**
 * A link to a picture, of this operator alone; the trail tells of it (R24). Refuses with
 * `not_found`.
 */
export async function createLink(
  ctx: Ctx<OperatorActor>,
  documentId: KycDocumentId,
): Promise<ReplyOf<Endpoints['createKycLink']>> {
  const document = await findDocument(ctx.tx, documentId);
  if (document === undefined) {
    throw new Refusal('not_found');
  }
  const key = Buffer.from(ctx.random.bytes(keyBytes)).toString('base64url');
  const expiresAt = ctx.clock.now().add({ seconds: linkSeconds });
  const operatorId = ctx.actor.id;
  await insertLink(ctx.tx, { keyHash: hashOf(key), documentId, operatorId, expiresAt });
  await recordEvents(ctx, {
    action: 'kyc.read_picture',
    subject: { type: 'member', id: document.memberId },
    after: { papers: document.caseId, picture: documentId },
  });
  return { key, expiresAt: String(expiresAt) };
}

/** The picture behind a link. Refuses with `link_ended`. */
export async function readLinked(
  ctx: Ctx<OperatorActor>,
  key: string,
): Promise<ReplyOf<Endpoints['readKycDocument']>> {
  const query = { keyHash: hashOf(key), operatorId: ctx.actor.id, now: ctx.clock.now() };
  const document = await findLinked(ctx.tx, query);
  if (document === undefined) {
    throw new Refusal('link_ended');
  }
  const image = openPicture(ctx, document).toString('base64');
  return { id: document.id, type: pictureType, image };
}
