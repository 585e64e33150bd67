import type { Endpoints, ProofId, ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { pictureType } from '../../../../platform/pictures.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { openFrom } from '../../../../platform/secrets/picture-shelf.ts';
import { proofShelf } from '../proof-shelf.ts';
import { findProof } from '../store-proofs.ts';

/** A picture, to the member whom it belongs to. Refuses with `not_found`. */
export async function readProof(
  ctx: Ctx<MemberActor>,
  id: ProofId,
): Promise<ReplyOf<Endpoints['readProof']>> {
  const proof = await findProof(ctx.tx, id);
  if (proof === undefined || proof.memberId !== ctx.actor.id) {
    throw new Refusal('not_found');
  }
  const image = openFrom(ctx, proofShelf, { id, image: proof.image }).toString('base64');
  return { id, type: pictureType, image };
}
