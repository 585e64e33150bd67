import { redrawPictures } from '../../../platform/pictures.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** Pictures of an application (portal.md 5). Refuses with `picture_unreadable`, `overloaded`. */
export async function redrawEvidence(images: readonly string[]): Promise<readonly Buffer[]> {
  const pictures = await redrawPictures(images, ['jpeg', 'png']);
  if (pictures === undefined) {
    throw new Refusal('picture_unreadable');
  }
  return pictures;
}
