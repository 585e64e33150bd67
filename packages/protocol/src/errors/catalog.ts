import type { ErrorEntries } from './entry.ts';

/** Refusals around what may be played. */
export const catalogErrors = {
  game_not_found: { status: 404, log: 'info', reported: false, data: [] },
  game_under_maintenance: { status: 422, log: 'info', reported: false, data: ['nodeId'] },
  /** Hearts have an end, because each list of games is read with all of them. */
  favourites_full: { status: 422, log: 'info', reported: false, data: ['most'] },
} as const satisfies ErrorEntries;
