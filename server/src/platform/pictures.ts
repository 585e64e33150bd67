import sharp, { type Sharp } from 'sharp';
import { Refusal } from './refusal.ts';
import { createTurns } from './turns.ts';

const mostPixels = 24_000_000;
const longestSide = 1600;
const quality = 72;
const mostSecondsEach = 10;

/** What a picture may arrive as; it leaves as one kind. */
export type PictureKind = 'jpeg' | 'png' | 'webp';
export const pictureType = 'image/webp';

/** A small file may hold many pixels: one call is drawn at a time, and few wait. */
const inTurn = createTurns({ parallel: 1, mostWaiting: 4 });

/**
 * Reads pictures and draws them anew, so that nothing but their pixels is kept: no place, no
 * device, no second file behind them (R90). `undefined` when one of them cannot be read; all are
 * looked at before the first is drawn. Takes long: belongs before a transaction. Refuses with
 * `overloaded` when too many wait.
 */
export async function redrawPictures(
  images: readonly string[],
  kinds: readonly PictureKind[],
): Promise<readonly Buffer[] | undefined> {
  if (images.length === 0) {
    return [];
  }
  return inTurn(async () => {
    try {
      const pictures = await opened(images, kinds);
      return pictures && (await drawn(pictures));
    } catch {
      return undefined;
    }
  });
}

/** The same for what people send with their words. Refuses with `picture_unreadable` besides. */
export async function redrawOrRefuse(
  images: readonly string[],
  kinds: readonly PictureKind[],
): Promise<readonly Buffer[]> {
  const pictures = await redrawPictures(images, kinds);
  if (pictures === undefined) {
    throw new Refusal('picture_unreadable');
  }
  return pictures;
}

/**
 * The middle of one picture, drawn anew as a square of this many pixels. As `redrawPictures`.
 */
export async function redrawSquare(
  image: string,
  kinds: readonly PictureKind[],
  side: number,
): Promise<Buffer | undefined> {
  return inTurn(async () => {
    try {
      const [picture] = (await opened([image], kinds)) ?? [];
      const square = picture?.rotate().resize(side, side, { fit: 'cover' });
      return await square?.webp({ quality }).timeout({ seconds: mostSecondsEach }).toBuffer();
    } catch {
      return undefined;
    }
  });
}

async function opened(
  images: readonly string[],
  kinds: readonly string[],
): Promise<Sharp[] | undefined> {
  const pictures: Sharp[] = [];
  for (const image of images) {
    const picture = sharp(Buffer.from(image, 'base64'), { limitInputPixels: mostPixels });
    const { format } = await picture.metadata();
    if (!kinds.includes(format)) {
      return undefined;
    }
    pictures.push(picture);
  }
  return pictures;
}

async function drawn(pictures: readonly Sharp[]): Promise<Buffer[]> {
  const all: Buffer[] = [];
  for (const picture of pictures) {
    const small = picture
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: mostSecondsEach });
    all.push(await small.toBuffer());
  }
  return all;
}
