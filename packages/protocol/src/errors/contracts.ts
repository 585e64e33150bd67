import type { ErrorEntries } from './entry.ts';

/** Contracts of agents (agents-loyalty-money.md C2, C3). */
export const contractsErrors = {
  contract_kind_disabled: { status: 422, log: 'info', reported: false, data: ['kind'] },
  /** Not a direct agent child, or one of the two may not; which one is nobody's business (H). */
  contract_not_allowed: { status: 422, log: 'info', reported: false, data: [] },
  contract_in_debt: { status: 422, log: 'info', reported: false, data: [] },
  contract_already_pending: { status: 409, log: 'info', reported: false, data: [] },
  /** One contract for all categories, or one for each; never both. */
  contract_scope_conflict: { status: 422, log: 'info', reported: false, data: [] },
  contract_terms: { status: 422, log: 'info', reported: false, data: ['rule', 'row'] },
  /** The own contract of the payer does not reach this far; `row` counts from 1. */
  contract_not_covered: { status: 422, log: 'info', reported: false, data: ['rule', 'row'] },
  contract_ends_others: { status: 422, log: 'info', reported: false, data: [] },
  /** Somebody changed it since it was shown. */
  contract_stale: { status: 409, log: 'info', reported: false, data: ['version'] },
  contract_state: { status: 409, log: 'info', reported: false, data: ['state'] },
  contract_not_yours: { status: 403, log: 'info', reported: false, data: [] },
  /** Contracts further down end with it, and nobody said that this is wanted. */
  contract_confirm_required: { status: 409, log: 'info', reported: false, data: ['willEnd'] },
} as const satisfies ErrorEntries;
