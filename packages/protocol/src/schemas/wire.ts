import { z } from 'zod';
import { oneReference } from '../bank-reference.ts';

/** An amount of money in the currency's own exponent, `"12480.50"`; never a JSON number. */
export const amountText = z.string().regex(/^-?\d{1,18}(\.\d{1,4})?$/u);

/** The currency of the amounts beside it. */
export const currencyText = z.string().regex(/^[A-Z]{3,4}$/u);

/** A part of a hundred, exact, `"97.1234"`. */
export const percentText = z.string().regex(/^\d{1,6}(\.\d{1,8})?$/u);

/** A whole number from 0 that may pass 2^53. */
export const countingText = z.string().regex(/^\d{1,24}$/u);

/** 32 bytes in hex: a SHA-256 digest or a seed. */
export const hashText = z.string().regex(/^[0-9a-f]{64}$/u);

/** ISO 8601 in UTC. */
export const instantText = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/u);

/** A day of the site's calendar, `2026-03-02`. */
export const dayText = z.iso.date();

/** A day that a caller names; the database knows the moments of every one of them. */
export const dayInput = dayText.refine((text) => text >= '1970' && text < '3000', {
  error: 'out of range',
});

/** A day of birth that a caller names. */
export const birthDayInput = dayText.refine((text) => text >= '1000' && text < '3000', {
  error: 'out of range',
});

const calendarMoment = z.iso.datetime();

/** A moment that a caller names: digits alone would let one through that no calendar has. */
export const instantInput = instantText.refine(
  (text) => text >= '1970' && text < '3000' && calendarMoment.safeParse(text).success,
  { error: 'no such moment' },
);

/**
 * A reference of a bank as two people would both write it: wide letters, blanks, marks that nobody
 * sees and small letters make no other reference, so that one payment counts once.
 */
export const bankReferenceText = z.string().max(200).overwrite(oneReference).min(3).max(60);

/**
 * A language by the code that its site gave it, where it is not that of `Accept-Language`. A code
 * that the site does not have counts as none.
 */
export const languageCode = z.string().trim().max(35);

/** A whole number from 1 in a query string. */
export function countText(max: number): z.ZodType<number, string> {
  return z
    .string()
    .regex(/^[1-9]\d{0,8}$/u)
    .transform(Number)
    .refine((count) => count <= max, { error: `max ${max}` });
}

/** `page` or `pageNo` from 1 and a capped `pageSize`. */
export function pageQuery(mostPerPage: number) {
  return {
    page: countText(1_000_000).optional(),
    pageNo: countText(1_000_000).optional(),
    pageSize: countText(mostPerPage).optional(),
  };
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    content: z.array(item),
    pageNum: z.int(),
    pageSize: z.int(),
    totalPages: z.int(),
    total: z.int(),
  });
}

const idForm = (prefix: string) => `${prefix}_[0-9A-Za-z-]{8,40}`;

const momentForm = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z`;
const momentPattern = new RegExp(`^${momentForm}$`, 'u');

/**
 * Where the row has no prefix of its own: counted, by the two numbers of a line, two members, the
 * day and provider of a run, the currency and path of an account; and where a search stopped
 * between rows, its moment.
 */
const namedForms: ReadonlyMap<string, string> = new Map([
  ['number', String.raw`\d{1,18}`],
  ['line', String.raw`\d{1,18}-\d{1,18}`],
  ['moment', momentForm],
  ['pair', `${idForm('mbr')}__${idForm('mbr')}`],
  ['run', String.raw`\d{4}-\d{2}-\d{2}_[0-9A-Za-z_-]{1,40}`],
  ['account', String.raw`[A-Z]{3,5}_[0-9A-Za-z:._-]{1,200}`],
]);

/**
 * The row behind which a page begins, by the prefixes of its ids or as it is counted. What no
 * answer of the list can have given is a bad request: it would be read as the first page.
 */
export function cursorText(...kinds: readonly string[]) {
  const forms = kinds.map((kind) => namedForms.get(kind) ?? idForm(kind));
  return z
    .string()
    .regex(new RegExp(`^(?:${forms.join('|')})$`, 'u'))
    .refine((text) => !momentPattern.test(text) || instantInput.safeParse(text).success);
}

/** The row behind which a page begins, where rows are sorted by text: that text in base64url. */
export const sortKeyText = z
  .string()
  .regex(/^[0-9A-Za-z_-]{1,200}$/u)
  .refine((text) => /^[^\p{Cc}\p{Cn}]+$/u.test(decoded(text) ?? ''));

function decoded(text: string): string | undefined {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Time-ordered records: an opaque `cursor` from the answer before and a capped `limit`. */
export function cursorQuery(maxRows: number, ...kinds: readonly string[]) {
  return {
    cursor: cursorText(...kinds).optional(),
    limit: countText(maxRows).optional(),
  };
}

/** `nextCursor` is null on the last page. */
export function cursorPageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ content: z.array(item), nextCursor: z.string().nullable() });
}
