import type { ErrorEntries } from './entry.ts';

/** Refusals around vendors of games. */
export const vendorsErrors = {
  /** Somebody else was faster, or the page is old. */
  vendor_stands_so: { status: 409, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
