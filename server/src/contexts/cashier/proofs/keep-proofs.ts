import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { sealFor } from '../../../platform/secrets/picture-shelf.ts';
import { proofShelf } from './proof-shelf.ts';
import { insertProof } from './store-proofs.ts';

/** Keeps pictures, drawn anew, beside what they prove. */
export async function keepProofs(
  ctx: Ctx,
  proofs: {
    readonly memberId: MemberId;
    readonly subjectId: string;
    readonly pictures: readonly Buffer[];
  },
): Promise<void> {
  const { memberId, subjectId, pictures } = proofs;
  const byKind = ctx.actor.kind === 'operator' ? 'operator' : 'member';
  for (const image of pictures) {
    const id = ctx.ids.next('prf');
    const sealed = sealFor(ctx, proofShelf, { id, image });
    const at = ctx.clock.now();
    await insertProof(ctx.tx, { id, memberId, subjectId, byKind, image: sealed, at });
  }
}
