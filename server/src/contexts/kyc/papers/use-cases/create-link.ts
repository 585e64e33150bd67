import type { Endpoints, KycDocumentId, ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { createPictureLink } from '../../../../platform/picture-links/picture-link.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { findDocument } from '../store-documents.ts';

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
  const link = await createPictureLink(ctx, { kind: 'papers', pictureId: documentId });
  await recordEvents(ctx, {
    action: 'kyc.read_picture',
    subject: { type: 'member', id: document.memberId },
    after: { papers: document.caseId, picture: documentId },
  });
  return link;
}
