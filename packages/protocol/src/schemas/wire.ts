import { z } from 'zod';

/** An amount in the currency's own exponent, `"12480.50"`; never a JSON number. */
export const amountText = z.string().regex(/^-?\d{1,18}(\.\d{1,4})?$/u);

export const currencyText = z.string().regex(/^[A-Z]{3,4}$/u);

/** ISO 8601 in UTC. */
export const instantText = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/u);

/** A moment that a caller names; the database knows every one of them. */
export const instantInput = z.iso
  .datetime()
  .refine((text) => text >= '1970' && text < '3000', { error: 'out of range' });

/** An opaque id with its prefix, `mbr_0198…`. */
export function idText(prefix: string): z.ZodString {
  return z.string().regex(new RegExp(`^${prefix}_[0-9A-Za-z-]{8,40}$`, 'u'));
}

/** A whole number from 1 in a query string. */
export function countText(most: number): z.ZodType<number, string> {
  return z
    .string()
    .regex(/^[1-9]\d{0,8}$/u)
    .transform(Number)
    .refine((count) => count <= most, { error: `max ${most}` });
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
  return z.object({
    content: z.array(item),
    pageNum: z.int(),
    pageSize: z.int(),
    totalPages: z.int(),
    total: z.int(),
  });
}

/** Time-ordered records: an opaque `cursor` from the answer before and a capped `limit`. */
export function cursorQuery(most: number) {
  return {
    cursor: z
      .string()
      .regex(/^[0-9A-Za-z_-]{1,200}$/u)
      .optional(),
    limit: countText(most).optional(),
  };
}

/** `nextCursor` is null on the last page. */
export function cursorPageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ content: z.array(item), nextCursor: z.string().nullable() });
}
