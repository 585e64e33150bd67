import type { ErrorEntries } from './entry.ts';

export const backofficeErrors = {
  ability_missing: { status: 403, log: 'warn', reported: false, data: [] },
  member_state_conflict: { status: 409, log: 'info', reported: false, data: ['state'] },
} as const satisfies ErrorEntries;
