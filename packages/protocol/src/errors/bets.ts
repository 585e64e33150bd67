import type { ErrorEntries } from './entry.ts';

/** Refusals of commands that place, settle and take back bets. */
export const betsErrors = {
  /** Above what one booking carries. */
  amount_too_large: { status: 422, log: 'info', reported: false, data: [] },
  amount_not_allowed: { status: 422, log: 'info', reported: false, data: [] },
  bet_not_found: { status: 404, log: 'info', reported: false, data: [] },
  bet_not_open: { status: 409, log: 'info', reported: false, data: [] },
  bet_rolled_back: { status: 409, log: 'warn', reported: false, data: [] },
  bet_already_settled: { status: 409, log: 'info', reported: false, data: [] },
  bet_round_closed: { status: 409, log: 'info', reported: false, data: [] },
  /** Another command of the same order was refused, so none of them was done. */
  order_refused: { status: 409, log: 'info', reported: false, data: [] },
  /** Money of the member carries play that this game is excluded from (D8). */
  game_excluded_by_promo: { status: 422, log: 'info', reported: false, data: [] },
  /** Money of the member carries play whose single stakes may not be larger (D8). */
  stake_above_promo_limit: {
    status: 422,
    log: 'info',
    reported: false,
    data: ['limit', 'currency'],
    money: ['limit'],
  },
  /** The vendor of a bet shows no rounds, or not this one. */
  replay_unavailable: { status: 422, log: 'info', reported: false, data: [] },
  bet_review_closed: { status: 409, log: 'info', reported: false, data: [] },
  session_expired: { status: 401, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
