import type { ErrorEntries } from './entry.ts';

/** Missions and boards. */
export const missionsErrors = {
  /** What was asked for is not what may be done with it now. */
  mission_state: { status: 409, log: 'info', reported: false, data: ['state'] },
  mission_budget_used: { status: 409, log: 'info', reported: false, data: [] },
  /** As many as it gives to in a day had it today. */
  mission_day_full: { status: 409, log: 'info', reported: false, data: [] },
  /** A name, days in their order, and a budget that its reward fits into. */
  mission_invalid: { status: 422, log: 'info', reported: false, data: [] },
  /** No vendor or game of the catalogue, or one that counts before the next day. */
  mission_scope: { status: 422, log: 'info', reported: false, data: [] },
  /** The same of a board. */
  board_scope: { status: 422, log: 'info', reported: false, data: [] },
  mission_over: { status: 409, log: 'info', reported: false, data: [] },
  /** A name, days in their order, prizes that no lower rank exceeds. */
  board_invalid: { status: 422, log: 'info', reported: false, data: [] },
  board_over: { status: 409, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
