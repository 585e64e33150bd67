import sharp from 'sharp';
import { Refusal } from '../../../platform/refusal.ts';

const mostPixels = 24_000_000;
const longestSide = 1600;
const quality = 72;

/** What a picture may arrive as; it leaves as one kind. */
const kinds: readonly string[] = ['jpeg', 'png', 'webp'];
export const pictureType = 'image/webp';

/**
 * Reads a picture and draws it anew, so that nothing but its pixels is kept: no place, no device,
 * no second file behind it. Refuses with `proof_unreadable`.
 */
export async function redrawPicture(base64: string): Promise<Buffer> {
  try {
    const picture = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: mostPixels });
    const { format } = await picture.metadata();
    if (!kinds.includes(format)) {
      throw new Refusal('proof_unreadable');
    }
    return await picture
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
  } catch {
    throw new Refusal('proof_unreadable');
  }
}
