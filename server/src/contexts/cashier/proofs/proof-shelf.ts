import type { ProofId } from '@portal/protocol';
import type { PictureShelf } from '../../../platform/secrets/picture-shelf.ts';
import { selectUnsealedProofs, writeProofImage } from './store-proofs.ts';

/** Pictures that prove a payment, or that it never came. */
export const proofShelf: PictureShelf<ProofId> = {
  purpose: 'cashier-proof',
  selectUnsealed: selectUnsealedProofs,
  write: writeProofImage,
};
