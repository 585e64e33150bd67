import type { ErrorEntries } from './entry.ts';

/** Refusals of launching and playing house games. */
export const gamesErrors = {
  in_need_true_account: { status: 403, log: 'info', reported: false, data: [] },
  trial_not_offered: { status: 422, log: 'info', reported: false, data: [] },
  play_stopped: { status: 422, log: 'info', reported: false, data: [] },
  stake_not_allowed: { status: 422, log: 'info', reported: false, data: ['stakes', 'currency'] },
  insufficient_balance: { status: 422, log: 'info', reported: false, data: [] },
  round_not_found: { status: 404, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
