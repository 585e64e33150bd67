import sharp from 'sharp';
import { Refusal } from '../../../platform/refusal.ts';

const mostPixels = 24_000_000;
const longestSide = 1600;
const quality = 72;

/** What a picture may arrive as (portal.md 5); it leaves as one kind. */
const kinds: readonly string[] = ['jpeg', 'png'];
export const pictureType = 'image/webp';

/**
 * Reads a picture and draws it anew, so that nothing but its pixels is kept (R90). Refuses with
 * `picture_unreadable`.
 */
export async function redrawPicture(base64: string): Promise<Buffer> {
  try {
    const picture = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: mostPixels });
    const { format } = await picture.metadata();
    if (!kinds.includes(format)) {
      throw new Refusal('picture_unreadable');
    }
    return await picture
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
  } catch {
    throw new Refusal('picture_unreadable');
  }
}
