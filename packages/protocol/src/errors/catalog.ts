import type { ErrorEntries } from './entry.ts';

/** Refusals around what may be played. */
export const catalogErrors = {
  game_not_found: { status: 404, log: 'info', reported: false, data: [] },
  game_under_maintenance: { status: 422, log: 'info', reported: false, data: ['nodeId'] },
} as const satisfies ErrorEntries;
