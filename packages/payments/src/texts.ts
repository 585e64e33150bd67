import { z } from 'zod';

/** What no database holds is no message: a NUL, or half of a surrogate pair. */
function isKeepable(words: string): boolean {
  return !words.includes('\0') && words.isWellFormed();
}

/** Whatever is free text on the wire. */
export const text = z.string().refine(isKeepable);
export const address = z.url().refine(isKeepable);
