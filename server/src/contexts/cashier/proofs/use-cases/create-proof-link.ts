import type { ProofId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import {
  createPictureLink,
  type PictureLink,
} from '../../../../platform/picture-links/picture-link.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { findProof } from '../store-proofs.ts';

/** A link to a picture for the desk; the trail tells of it (R24). Refuses with `not_found`. */
export async function createProofLink(ctx: Ctx<OperatorActor>, id: ProofId): Promise<PictureLink> {
  const proof = await findProof(ctx.tx, id);
  if (proof === undefined) {
    throw new Refusal('not_found');
  }
  await recordEvents(ctx, {
    action: 'cashier.read_proof',
    subject: { type: 'member', id: proof.memberId },
    after: { proof: id, order: proof.subjectId },
  });
  return createPictureLink(ctx, { kind: 'proof', pictureId: id });
}
