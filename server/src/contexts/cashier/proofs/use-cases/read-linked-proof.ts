import { isIdOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { linkedPictureId } from '../../../../platform/picture-links/picture-link.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { openFrom } from '../../../../platform/secrets/picture-shelf.ts';
import type { OpenProof } from '../present-proof.ts';
import { proofShelf } from '../proof-shelf.ts';
import { findProof } from '../store-proofs.ts';

/** The picture behind a link of the desk. Refuses with `link_ended`. */
export async function readLinkedProof(ctx: Ctx<OperatorActor>, key: string): Promise<OpenProof> {
  const id = await linkedPictureId(ctx, { kind: 'proof', key });
  const proof = isIdOf('prf', id) ? await findProof(ctx.tx, id) : undefined;
  if (proof === undefined) {
    throw new Refusal('link_ended');
  }
  const { id: proofId, byKind, madeAt } = proof;
  return { id: proofId, image: openFrom(ctx, proofShelf, proof), byKind, madeAt };
}
