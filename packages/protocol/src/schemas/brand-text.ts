import { z } from 'zod';
import { dayInput, languageCode } from './wire.ts';

/** Control characters other than tabs and line breaks, and marks that turn the order of letters. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;

/** Text that operators write and visitors read: plain, and nothing in it that nobody sees. */
export function plainText(mostCharacters: number) {
  return z
    .string()
    .trim()
    .max(mostCharacters)
    .refine((text) => !forbidden.test(text), { error: 'control characters' });
}

/** Of one line, such as a name: joiners of scripts that need them stay. */
export function lineText(mostCharacters: number) {
  return plainText(mostCharacters).refine(
    (text) => !/(?![\u200C\u200D])[\p{Cc}\p{Cf}]/u.test(text),
    {
      error: 'control characters',
    },
  );
}

/** The same in the languages of the site, by their codes. */
export function brandText(mostCharacters: number) {
  return z.record(languageCode.min(1), plainText(mostCharacters));
}

/**
 * A minute on the clocks of the site's zone, of a day that the calendar has, `2026-03-02T18:30`.
 */
export const wallTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/u)
  .refine((text) => dayInput.safeParse(text.slice(0, 10)).success, { error: 'no such day' });

/** What stood when an operator began to write; who writes against another one is refused. */
export const sectionRevision = z.string().regex(/^[0-9a-f]{16}$/u);

/** A path of the site or an https address (R78). */
export const siteLink = z
  .string()
  .trim()
  .max(500)
  .regex(/^(\/([^\s\\/][^\s\\]*)?|https:\/\/[^\s\\]+)$/u);
