import type { ErrorEntries } from './entry.ts';

/** Records of play and money, whichever context keeps them. */
export const recordsErrors = {
  /** A file holds whole days or nothing. */
  record_too_long: { status: 422, log: 'info', reported: false, data: ['mostLines'] },
} as const satisfies ErrorEntries;
