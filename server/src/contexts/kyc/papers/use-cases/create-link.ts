import type { Endpoints, KycDocumentId, ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { linkKeyHash, newLinkKey } from '../link-key.ts';
import { findDocument, insertLink } from '../store-documents.ts';

const linkSeconds = 60;

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
  const key = newLinkKey(ctx.random);
  const expiresAt = ctx.clock.now().add({ seconds: linkSeconds });
  const operatorId = ctx.actor.id;
  await insertLink(ctx.tx, { keyHash: linkKeyHash(key), documentId, operatorId, expiresAt });
  await recordEvents(ctx, {
    action: 'kyc.read_picture',
    subject: { type: 'member', id: document.memberId },
    after: { papers: document.caseId, picture: documentId },
  });
  return { key, expiresAt: String(expiresAt) };
}
