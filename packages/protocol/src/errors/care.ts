import type { ErrorEntries } from './entry.ts';

/** Cases of members whose play may do them harm (R16). */
export const careErrors = {
  care_case_closed: { status: 409, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
