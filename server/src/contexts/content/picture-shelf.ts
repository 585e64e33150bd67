import type { FeedbackPictureId } from '@portal/protocol';
import type { PictureShelf } from '../../platform/secrets/picture-shelf.ts';
import { selectUnsealedPictures, writePictureImage } from './store-pictures.ts';

/** Pictures that came with messages. */
export const pictureShelf: PictureShelf<FeedbackPictureId> = {
  purpose: 'feedback-picture',
  selectUnsealed: selectUnsealedPictures,
  write: writePictureImage,
};
