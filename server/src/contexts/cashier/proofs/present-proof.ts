import type { Endpoints, MemberId, OperatorId, ProofId, ReplyOf } from '@portal/protocol';
import { pictureType } from '../../../platform/pictures.ts';
import type { FindProof } from '../generated/statements.ts';
import { markPicture } from './mark-picture.ts';

/** A picture that was opened, as it is kept. */
export interface OpenProof {
  readonly id: ProofId;
  readonly image: Buffer;
  /** Who gave it, and when. */
  readonly byKind: FindProof['row']['byKind'];
  readonly madeAt: FindProof['row']['madeAt'];
}

/** As somebody sees it: with their id across it. */
export async function presentProof(
  { id, image, byKind, madeAt }: OpenProof,
  viewerId: MemberId | OperatorId,
): Promise<ReplyOf<Endpoints['readProof' | 'readDeskProof']>> {
  const marked = await markPicture(image, viewerId);
  return {
    id,
    type: pictureType,
    image: marked.toString('base64'),
    by: byKind === 'operator' ? 'operator' : 'member',
    madeAt: String(madeAt),
  };
}
