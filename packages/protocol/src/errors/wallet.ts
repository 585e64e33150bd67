import type { ErrorEntries } from './entry.ts';

/** Money calls (api.md, Money calls). */
export const walletErrors = {
  idempotency_key_required: { status: 400, log: 'info', reported: false, data: [] },
  idempotency_conflict: { status: 409, log: 'warn', reported: false, data: [] },
  insufficient_balance: { status: 422, log: 'info', reported: false, data: [] },
  /** A fun purse is filled again when it is empty. */
  fun_money_left: { status: 422, log: 'info', reported: false, data: [] },
  fun_refill_limit: { status: 429, log: 'info', reported: false, data: ['retryAfterSeconds'] },
  debt_already_paid: { status: 409, log: 'warn', reported: false, data: [] },
} as const satisfies ErrorEntries;
