import type { ErrorEntries } from './entry.ts';

/** Sign-in, registration and sessions. Codes with `in_` stand in portal.md, section 8. */
export const identityErrors = {
  /** `ended` tells whoever holds the secrets of a session why it is over (`sessionEndings`). */
  not_signed_in: { status: 401, log: 'info', reported: false, data: ['ended'] },
  in_need_true_account: { status: 403, log: 'info', reported: false, data: [] },
  /** An account of a type that the site does not admit; told after the secret was proven. */
  non_member_account: { status: 403, log: 'info', reported: false, data: [] },
  error_not_agent: { status: 403, log: 'info', reported: false, data: [] },
  in_incorrect_password: { status: 401, log: 'info', reported: false, data: ['captcha'] },
  /**
   * Told after the secret was proven: it has to be replaced first, by the call of an operator or in
   * the session of a member.
   */
  password_change_required: { status: 403, log: 'info', reported: false, data: [] },
  /** Told after the secret was proven: too much time went by since somebody gave it. */
  temporary_password_expired: { status: 403, log: 'info', reported: false, data: [] },
  /** Told after the password was proven: the call brings no second factor, or a wrong one. */
  second_factor_required: { status: 403, log: 'info', reported: false, data: ['kinds'] },
  second_factor_incorrect: { status: 422, log: 'info', reported: false, data: ['kinds'] },
  /** The caller proves anew that they are there, by one of these kinds, and repeats the call. */
  step_up_required: { status: 403, log: 'info', reported: false, data: ['kinds'] },
  /** From an address block that the member never used: it is verified first (X8). */
  verification_required: { status: 403, log: 'info', reported: false, data: [] },
  /** The site wants a second factor of this account; until one is bound it can do nothing else. */
  factor_required: { status: 403, log: 'info', reported: false, data: [] },
  /** What is asked for takes more than the payment password, and nothing else is bound (E5). */
  extra_factor_missing: { status: 403, log: 'info', reported: false, data: [] },
  proof_incorrect: { status: 422, log: 'info', reported: false, data: [] },
  factor_is_bound: { status: 409, log: 'info', reported: false, data: [] },
  factor_not_bound: { status: 409, log: 'info', reported: false, data: [] },
  factor_not_started: { status: 409, log: 'info', reported: false, data: [] },
  factor_is_required: { status: 409, log: 'info', reported: false, data: [] },
  /** A wrong one at the change of a password: the session stays what it is. */
  old_password_incorrect: { status: 422, log: 'info', reported: false, data: ['captcha'] },
  account_locked: { status: 403, log: 'info', reported: false, data: [] },
  login_throttled: {
    status: 429,
    log: 'warn',
    reported: false,
    // The time for people: hours are 0 where minutes say it.
    data: ['retryAfterSeconds', 'minutes', 'hours', 'captcha'],
  },
  captcha_required: { status: 422, log: 'info', reported: false, data: ['captcha'] },
  captcha_incorrect: { status: 422, log: 'info', reported: false, data: ['captcha'] },
  /** The provider of the check gave no answer; the ways beside it are open. */
  captcha_unreachable: { status: 422, log: 'warn', reported: false, data: ['captcha'] },
  free_play_disabled: { status: 422, log: 'info', reported: false, data: [] },
  /** Free play waits for the word of the visitor to be as old as the site asks for (X10). */
  age_not_confirmed: { status: 422, log: 'info', reported: false, data: ['age'] },
  /** Free play waits for papers here, which only a member brings (R17). */
  age_not_proven: { status: 422, log: 'info', reported: false, data: [] },
  /** The form names somebody who is excluded; told after a captcha, and no more than this (R12). */
  registration_refused: { status: 422, log: 'info', reported: false, data: [] },
  registration_closed: { status: 422, log: 'info', reported: false, data: [] },
  /** Somebody else has proven the number; told to who holds it. */
  mobile_taken: { status: 409, log: 'info', reported: false, data: [] },
  /** The code that was sent to the proven contact which is to be replaced is missing or wrong. */
  former_code_needed: { status: 422, log: 'info', reported: false, data: ['channel'] },
  /** A payment password is replaced by one of these kinds of proof only (R20). */
  payment_former_needed: { status: 422, log: 'info', reported: false, data: ['kinds'] },
  payment_former_incorrect: { status: 422, log: 'info', reported: false, data: [] },
  /** What two operators want to take off a member is not there. */
  protection_not_set: { status: 409, log: 'info', reported: false, data: [] },
  /** Something that protects the money was replaced: none goes out until then. */
  money_held: { status: 422, log: 'info', reported: false, data: ['until'] },
  /** Somebody else has proven a number or an address; told to who holds it. */
  contact_taken: { status: 409, log: 'info', reported: false, data: [] },
  /** What a device signed is not what was asked for, or no passkey of an account here. */
  passkey_refused: { status: 422, log: 'info', reported: false, data: [] },
  passkey_taken: { status: 409, log: 'info', reported: false, data: [] },
  /** The link of another device was used, is too old, or its session is over. */
  hand_off_expired: { status: 422, log: 'info', reported: false, data: [] },
  /** What a provider has proven was used, or is too old: its owner goes there again. */
  social_expired: { status: 422, log: 'info', reported: false, data: [] },
  /** The account elsewhere, or one of that provider, belongs to an account here already. */
  social_taken: { status: 409, log: 'info', reported: false, data: [] },
  social_not_bound: { status: 409, log: 'info', reported: false, data: [] },
  username_taken: { status: 409, log: 'info', reported: false, data: ['captcha'] },
  password_weak: { status: 422, log: 'info', reported: false, data: ['problem', 'isNameTaken'] },
} as const satisfies ErrorEntries;
