import type { ProofId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { openFrom } from '../../../../platform/secrets/picture-shelf.ts';
import type { OpenProof } from '../present-proof.ts';
import { proofShelf } from '../proof-shelf.ts';
import { findProof } from '../store-proofs.ts';

/** A picture, to the member whom it belongs to. Refuses with `not_found`. */
export async function readProof(ctx: Ctx<MemberActor>, id: ProofId): Promise<OpenProof> {
  const proof = await findProof(ctx.tx, id);
  if (proof === undefined || proof.memberId !== ctx.actor.id) {
    throw new Refusal('not_found');
  }
  const { image, byKind, madeAt } = proof;
  return { id, image: openFrom(ctx, proofShelf, { id, image }), byKind, madeAt };
}
