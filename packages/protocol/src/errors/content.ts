import type { ErrorEntries } from './entry.ts';

/** Refusals around messages to the customer service, and what operators write for the site. */
export const contentErrors = {
  feedback_length: { status: 422, log: 'info', reported: false, data: ['least', 'most'] },
  /** So many messages of one member wait that another would only make the wait longer. */
  feedback_waits: { status: 422, log: 'info', reported: false, data: ['most'] },
  feedback_answered: { status: 409, log: 'info', reported: false, data: [] },
  /** Only what was answered, and was not written to since, may be written to once more. */
  feedback_closed: { status: 409, log: 'info', reported: false, data: [] },
  /** The agent of a segment has no account here. */
  campaign_agent: { status: 422, log: 'info', reported: false, data: ['account'] },
  /** It has left, or was stopped. */
  campaign_state: { status: 409, log: 'info', reported: false, data: [] },
  /** Another operator stored this section of the site in between. */
  content_changed: { status: 409, log: 'info', reported: false, data: [] },
  /** The whole would not hold together: which field, in which row (`none`), and why. */
  content_invalid: {
    status: 422,
    log: 'info',
    reported: false,
    data: ['field', 'row', 'fault'],
  },
  /** A link of content leaves the site for a host that the site does not name (R78). */
  link_host_refused: { status: 422, log: 'info', reported: false, data: ['host'] },
  /** A text of the site that cannot stand for the one of the release; `fault` is why. */
  text_unfit: { status: 422, log: 'info', reported: false, data: ['fault'] },
} as const satisfies ErrorEntries;
