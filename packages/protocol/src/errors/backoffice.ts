import type { ErrorEntries } from './entry.ts';

export const backofficeErrors = {
  ability_missing: { status: 403, log: 'warn', reported: false, data: [] },
  operator_state_conflict: { status: 409, log: 'info', reported: false, data: ['state'] },
  /** Nobody locks or demotes the own account. */
  operator_is_self: { status: 409, log: 'warn', reported: false, data: [] },
  /** Somebody who may manage operators has to stay. */
  operator_is_last: { status: 409, log: 'warn', reported: false, data: [] },
  /** Of a request for a second person (R53): whoever asked does not decide. */
  approval_is_own: { status: 403, log: 'warn', reported: false, data: [] },
  approval_not_own: { status: 403, log: 'warn', reported: false, data: [] },
  approval_closed: { status: 409, log: 'info', reported: false, data: ['state'] },
  approval_expired: { status: 409, log: 'warn', reported: false, data: [] },
  /** Whoever asked was locked since, or has another role. */
  approval_asker_barred: { status: 409, log: 'warn', reported: false, data: [] },
  /** Whoever asked gave the decider their password or took their factor away, not long before. */
  approval_decider_barred: { status: 409, log: 'warn', reported: false, data: [] },
  /** The same act on the same thing waits for a second person already. */
  approval_waiting: { status: 409, log: 'info', reported: false, data: [] },
  adjustment_amount: { status: 422, log: 'info', reported: false, data: [] },
  /** It was taken back already, or takes another one back itself. */
  adjustment_closed: { status: 409, log: 'info', reported: false, data: [] },
  adjustment_currency: { status: 422, log: 'info', reported: false, data: [] },
  member_state_conflict: { status: 409, log: 'info', reported: false, data: ['state'] },
} as const satisfies ErrorEntries;
