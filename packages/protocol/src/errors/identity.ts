import type { ErrorEntries } from './entry.ts';

/** Sign-in, registration and sessions. Codes with `in_` stand in portal.md, section 8. */
export const identityErrors = {
  not_signed_in: { status: 401, log: 'info', reported: false, data: [] },
  in_need_true_account: { status: 403, log: 'info', reported: false, data: [] },
  /** An account of a type that the site does not admit; told after the secret was proven. */
  non_member_account: { status: 403, log: 'info', reported: false, data: [] },
  error_not_agent: { status: 403, log: 'info', reported: false, data: [] },
  in_incorrect_password: { status: 401, log: 'info', reported: false, data: ['captcha'] },
  /** Told after the secret was proven: it is temporary, and the call brings no new one. */
  password_change_required: { status: 403, log: 'info', reported: false, data: [] },
  account_locked: { status: 403, log: 'info', reported: false, data: [] },
  login_throttled: {
    status: 429,
    log: 'warn',
    reported: false,
    data: ['retryAfterSeconds', 'captcha'],
  },
  captcha_required: { status: 422, log: 'info', reported: false, data: ['captcha'] },
  captcha_incorrect: { status: 422, log: 'info', reported: false, data: ['captcha'] },
  free_play_disabled: { status: 422, log: 'info', reported: false, data: [] },
  registration_closed: { status: 422, log: 'info', reported: false, data: [] },
  username_taken: { status: 409, log: 'info', reported: false, data: ['captcha'] },
  password_weak: { status: 422, log: 'info', reported: false, data: ['problem'] },
} as const satisfies ErrorEntries;
