import type { ErrorEntries } from './entry.ts';

/** Money calls (api.md, Money calls). */
export const walletErrors = {
  idempotency_key_required: { status: 400, log: 'info', reported: false, data: [] },
  idempotency_conflict: { status: 409, log: 'warn', reported: false, data: [] },
  insufficient_balance: { status: 422, log: 'info', reported: false, data: [] },
  debt_already_paid: { status: 409, log: 'warn', reported: false, data: [] },
} as const satisfies ErrorEntries;
