import type { ErrorEntries } from './entry.ts';

/** What protects members says no to (H of the rules of agents and money; R1 to R17). */
export const protectionErrors = {
  /** An operator stopped this move of the member; the reason is between the two. */
  betting_stopped: { status: 422, log: 'info', reported: false, data: [] },
  deposits_stopped: { status: 422, log: 'info', reported: false, data: [] },
  withdrawals_stopped: { status: 422, log: 'info', reported: false, data: [] },
  transfers_stopped: { status: 422, log: 'info', reported: false, data: [] },
  bonuses_stopped: { status: 422, log: 'info', reported: false, data: [] },
  on_break: { status: 422, log: 'info', reported: false, data: ['until'] },
  self_excluded: { status: 422, log: 'info', reported: false, data: [] },
  identity_unverified: { status: 422, log: 'info', reported: false, data: [] },
  /** Whoever got the account has not said the own age and yes to the terms. */
  consent_needed: { status: 422, log: 'info', reported: false, data: [] },
  stake_above_cap: { status: 422, log: 'info', reported: false, data: ['cap', 'currency'] },
  reality_check_due: { status: 422, log: 'info', reported: false, data: [] },
  other_game_running: { status: 422, log: 'info', reported: false, data: ['retryAfterMs'] },
  /** A round of another game waits for its next step (R15). */
  other_round_open: { status: 422, log: 'info', reported: false, data: [] },
  round_too_soon: { status: 422, log: 'info', reported: false, data: ['retryAfterMs'] },
  stop_not_set: { status: 409, log: 'info', reported: false, data: [] },
  /** Lifted by approved papers that show the age (R17). */
  stop_of_age: { status: 409, log: 'warn', reported: false, data: [] },
  /** Lifted by the case of the two accounts (R12). */
  stop_of_person: { status: 409, log: 'warn', reported: false, data: [] },
  person_case_claimed: { status: 409, log: 'info', reported: false, data: ['by', 'until'] },
  person_case_decided: { status: 409, log: 'info', reported: false, data: [] },
  proven_already: { status: 409, log: 'info', reported: false, data: [] },
  limit_amount_invalid: { status: 422, log: 'info', reported: false, data: [] },
  limit_not_set: { status: 409, log: 'info', reported: false, data: [] },
  limit_raise_not_found: { status: 404, log: 'info', reported: false, data: [] },
  limit_raise_waits: { status: 422, log: 'info', reported: false, data: ['until'] },
  not_excluded: { status: 409, log: 'info', reported: false, data: [] },
  exclusion_runs: { status: 422, log: 'info', reported: false, data: ['until'] },
  limit_reached: {
    status: 422,
    log: 'info',
    reported: false,
    data: ['kind', 'period', 'limit', 'left', 'currency', 'until'],
  },
} as const satisfies ErrorEntries;
