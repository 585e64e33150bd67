import type { ErrorEntries } from './entry.ts';

/** Mobile numbers and codes, by the names of portal.md, section 8. */
export const verificationErrors = {
  'auth/missing-phone-number': { status: 422, log: 'info', reported: false, data: [] },
  'auth/invalid-phone-number': { status: 422, log: 'info', reported: false, data: [] },
  'auth/missing-verification-code': { status: 422, log: 'info', reported: false, data: [] },
  'auth/invalid-verification-code': { status: 422, log: 'info', reported: false, data: [] },
  /** Used up as well: the next one has to be sent. */
  'auth/code-expired': { status: 422, log: 'info', reported: false, data: [] },
  'auth/captcha-check-failed': { status: 422, log: 'info', reported: false, data: ['captcha'] },
  'auth/too-many-requests': {
    status: 429,
    log: 'warn',
    reported: false,
    data: ['retryAfterSeconds'],
  },
  /** A number, a browser or an address has had its codes of the hour or the day (R65). */
  codes_used_up: {
    status: 429,
    log: 'warn',
    reported: false,
    data: ['retryAfterSeconds', 'hours'],
  },
  /** What the site spends on messages is spent (R65). */
  'auth/quota-exceeded': { status: 429, log: 'warn', reported: false, data: ['retryAfterSeconds'] },
  /** A provider that vouches for somebody was not reached, or did not prove what it said. */
  'auth/unknown': { status: 422, log: 'warn', reported: false, data: [] },
  /** Somebody turned back at a provider before it vouched for them. */
  'auth/popup-closed-by-user': { status: 422, log: 'info', reported: false, data: [] },
  /** A way in that this site does not offer. */
  'auth/operation-not-allowed': { status: 403, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
