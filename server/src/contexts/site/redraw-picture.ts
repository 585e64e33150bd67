import sharp from 'sharp';
import { Refusal } from '../../platform/refusal.ts';

const mostPixels = 24_000_000;
/** Twice the size in which a banner is shown on a desktop. */
const longestSide = 1952;
const quality = 80;
const kinds: readonly string[] = ['jpeg', 'png', 'webp'];

/**
 * Reads a picture and draws it anew, so that nothing but its pixels is kept (R90). Refuses with
 * `picture_unreadable`.
 */
export async function redrawPicture(base64: string): Promise<Uint8Array> {
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
