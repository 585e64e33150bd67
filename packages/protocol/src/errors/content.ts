import type { ErrorEntries } from './entry.ts';

/** Refusals around messages to the customer service, and what operators write for the site. */
export const contentErrors = {
  feedback_length: { status: 422, log: 'info', reported: false, data: ['least', 'most'] },
  /** So many messages of one member wait that another would only make the wait longer. */
  feedback_waits: { status: 422, log: 'info', reported: false, data: ['most'] },
  feedback_answered: { status: 409, log: 'info', reported: false, data: [] },
  /** Another operator stored this section of the site in between. */
  content_changed: { status: 409, log: 'info', reported: false, data: [] },
  /** The whole configuration would not hold together; `place` is where. */
  content_invalid: { status: 422, log: 'info', reported: false, data: ['place'] },
} as const satisfies ErrorEntries;
