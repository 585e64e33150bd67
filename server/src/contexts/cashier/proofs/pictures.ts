import { Refusal } from '../../../platform/refusal.ts';
import { redrawPictures } from '../../../platform/pictures.ts';

/** Pictures that came with a call, for a use case that keeps them. */
export interface Pictures {
  readonly count: number;
  /**
   * What is kept of them. Where they are not drawn yet the transaction that asks is undone first:
   * drawing takes long, and no order is locked meanwhile. Refuses with `proof_unreadable`.
   */
  take(): readonly Buffer[];
}

const kinds = ['jpeg', 'png', 'webp'] as const;

/** Says that a transaction came as far as its pictures; it is undone and run again with them. */
class NotDrawn extends Error {
  override readonly name = 'NotDrawn';
}

/**
 * Runs a transaction that keeps pictures. It is run as far as it needs them and undone, so that
 * what is refused anyway is never drawn; they are drawn beside every transaction, few at a time;
 * then it is run again, and everything is looked at anew, under its locks. Refuses with
 * `overloaded` where too many wait to be drawn, and as `admit` does.
 */
export async function withPictures<T>(
  upload: {
    readonly images: readonly string[];
    /** Asked before they are drawn. */
    readonly admit: () => Promise<void>;
  },
  run: (pictures: Pictures) => Promise<T>,
): Promise<T> {
  const { images, admit } = upload;
  const count = images.length;
  if (count === 0) {
    return run(drawnPictures([]));
  }
  try {
    return await run({ count, take: askToDraw });
  } catch (error) {
    if (!(error instanceof NotDrawn)) {
      throw error;
    }
  }
  await admit();
  const drawn = await redrawPictures(images, kinds);
  return run(drawn === undefined ? { count, take: refuseUnreadable } : drawnPictures(drawn));
}

/** Pictures that are drawn already. */
export function drawnPictures(pictures: readonly Buffer[]): Pictures {
  return { count: pictures.length, take: () => pictures };
}

function askToDraw(): never {
  throw new NotDrawn('pictures are drawn before the transaction that keeps them');
}

function refuseUnreadable(): never {
  throw new Refusal('proof_unreadable');
}
