import { z } from 'zod';
import { firstRecordDay, mostRecordDays } from '../record-limits.ts';
import { teamFileId } from './ids.ts';
import { cursorText } from './wire.ts';

/** A day of the site's zone, `2026-03-09`; the database knows every moment of these years. */
const siteDay = z.iso
  .date()
  .refine((day) => day >= firstRecordDay && day < '2100', { error: 'out of range' });

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function isInOrder(query: object): boolean {
  const { from, to }: Days = query;
  return from === undefined || to === undefined || from <= to;
}

const dayMs = 86_400_000;

function isShortEnough(query: object): boolean {
  const { from, to }: Days = query;
  if (from === undefined || to === undefined) {
    return true;
  }
  return (Date.parse(to) - Date.parse(from)) / dayMs < mostRecordDays;
}

/** Lines of a record from and to a day of the site's zone, both included; either may be open. */
export function recordQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .strictObject({ ...shape, from: siteDay.optional(), to: siteDay.optional() })
    .refine(isInOrder, { error: 'before from', path: ['to'] })
    .refine(isShortEnough, { error: `max ${mostRecordDays} days`, path: ['to'] });
}

/** What is counted or filed of a record: never without its days. */
export function wholeRecordQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .strictObject({ ...shape, from: siteDay, to: siteDay })
    .refine(isInOrder, { error: 'before from', path: ['to'] })
    .refine(isShortEnough, { error: `max ${mostRecordDays} days`, path: ['to'] });
}

/** A whole record as CSV, in the language of the call; the browser keeps it as a file. */
export const fileReply = z.strictObject({ fileName: z.string(), csv: z.string() });

/**
 * The lines that one answer holds of such a file, from `cursor` on: whoever keeps the file asks
 * until `nextCursor` is null and joins the parts. Neither side ever holds a whole record.
 */
export const filePartReply = z.strictObject({
  fileName: z.string(),
  csv: z.string(),
  nextCursor: z.string().nullable(),
});

export function filePartQuery<Shape extends z.ZodRawShape>(
  shape: Shape,
  ...kinds: readonly string[]
) {
  return wholeRecordQuery({ ...shape, cursor: cursorText(...kinds).optional() });
}

/** The same of a team; what takes longer is named and made later. One of the two is null. */
export const teamFileReply = z.strictObject({
  fileName: z.string(),
  csv: z.string().nullable(),
  fileId: teamFileId.nullable(),
});
