import type { ErrorEntries } from './entry.ts';

/** Refusals of the edge itself, whatever is called; which call may give which: `impliedErrors`. */
export const anyCallErrors = {
  validation_failed: { status: 400, log: 'info', reported: false, data: ['fields'] },
  not_found: { status: 404, log: 'info', reported: false, data: [] },
  method_not_allowed: { status: 405, log: 'info', reported: false, data: [] },
  payload_too_large: { status: 413, log: 'info', reported: false, data: [] },
  unsupported_media_type: { status: 415, log: 'info', reported: false, data: [] },
  too_many_requests: { status: 429, log: 'info', reported: false, data: ['retryAfterSeconds'] },
  origin_refused: { status: 403, log: 'warn', reported: false, data: [] },
  overloaded: { status: 503, log: 'warn', reported: false, data: ['retryAfterSeconds'] },
  internal_error: { status: 500, log: 'error', reported: true, data: [] },
} as const satisfies ErrorEntries;
