import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { redrawPicture } from './picture.ts';
import { insertProof } from './store-proofs.ts';

/** Keeps pictures beside what they prove. Refuses with `proof_unreadable`. */
export async function keepProofs(
  ctx: Ctx,
  proofs: {
    readonly memberId: MemberId;
    readonly subjectId: string;
    readonly images: readonly string[];
  },
): Promise<void> {
  const { memberId, subjectId } = proofs;
  const byKind = ctx.actor.kind === 'operator' ? 'operator' : 'member';
  const pictures = await Promise.all(proofs.images.map(redrawPicture));
  for (const image of pictures) {
    const id = ctx.ids.next('prf');
    await insertProof(ctx.tx, { id, memberId, subjectId, byKind, image, at: ctx.clock.now() });
  }
}
