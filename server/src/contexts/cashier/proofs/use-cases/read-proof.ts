import type { Endpoints, ProofId, ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { pictureType } from '../../../../platform/pictures.ts';
import { findProof } from '../store-proofs.ts';

/**
 * A picture, to whom it belongs or to the desk, whose every look the trail tells of. Refuses with
 * `not_found`.
 */
export async function readProof(
  ctx: Ctx<MemberActor> | Ctx<OperatorActor>,
  id: ProofId,
): Promise<ReplyOf<Endpoints['readProof']>> {
  const { actor } = ctx;
  const proof = await findProof(ctx.tx, id);
  const isOwn = actor.kind === 'operator' || proof?.memberId === actor.id;
  if (proof === undefined || !isOwn) {
    throw new Refusal('not_found');
  }
  if (actor.kind === 'operator') {
    await recordEvents(ctx, {
      action: 'cashier.read_proof',
      subject: { type: 'member', id: proof.memberId },
      after: { proof: id, order: proof.subjectId },
    });
  }
  const image = Buffer.from(proof.image).toString('base64');
  return { id, type: pictureType, image };
}
