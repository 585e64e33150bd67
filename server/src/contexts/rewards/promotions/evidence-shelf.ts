import type { PromotionPictureId } from '@portal/protocol';
import type { PictureShelf } from '../../../platform/secrets/picture-shelf.ts';
import { selectUnsealedPictures, writePictureImage } from './store-queue.ts';

/** Pictures of applications. */
export const evidenceShelf: PictureShelf<PromotionPictureId> = {
  purpose: 'promotion-picture',
  selectUnsealed: selectUnsealedPictures,
  write: writePictureImage,
};
