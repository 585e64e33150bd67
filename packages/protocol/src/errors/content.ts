import type { ErrorEntries } from './entry.ts';

/** Refusals around messages to the customer service. */
export const contentErrors = {
  feedback_length: { status: 422, log: 'info', reported: false, data: ['least', 'most'] },
  /** So many messages of one member wait that another would only make the wait longer. */
  feedback_waits: { status: 422, log: 'info', reported: false, data: ['most'] },
  feedback_answered: { status: 409, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
