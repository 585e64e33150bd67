import { redrawPictures } from '../../../platform/pictures.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** What is kept of pictures that prove something. Refuses with `proof_unreadable`, `overloaded`. */
export async function redrawProofs(images: readonly string[]): Promise<readonly Buffer[]> {
  const pictures = await redrawPictures(images, ['jpeg', 'png', 'webp']);
  if (pictures === undefined) {
    throw new Refusal('proof_unreadable');
  }
  return pictures;
}
