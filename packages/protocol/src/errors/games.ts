import type { ErrorEntries } from './entry.ts';

/** Refusals of launching and playing house games. */
export const gamesErrors = {
  trial_not_offered: { status: 422, log: 'info', reported: false, data: [] },
  play_stopped: { status: 422, log: 'info', reported: false, data: [] },
  stake_not_allowed: { status: 422, log: 'info', reported: false, data: ['stakes', 'currency'] },
  bet_not_allowed: { status: 422, log: 'info', reported: false, data: [] },
  round_still_open: { status: 409, log: 'info', reported: false, data: ['roundId'] },
  round_over: { status: 409, log: 'info', reported: false, data: [] },
  step_out_of_order: { status: 409, log: 'info', reported: false, data: ['step'] },
  action_not_legal: { status: 422, log: 'info', reported: false, data: [] },
  free_spins_over: { status: 409, log: 'info', reported: false, data: ['reason'] },
  round_not_found: { status: 404, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
