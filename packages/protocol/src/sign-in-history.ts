/** By what somebody came in, or tried to. */
export const signInMethods = [
  'password',
  'sms',
  'passkey',
  'social',
  'hand_off',
  'registration',
  'recovery',
] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** Why somebody did not come in; `not_admitted` is told of whoever had proven who they are. */
export const signInRefusals = [
  'wrong_password',
  'wrong_code',
  'wrong_factor',
  'not_admitted',
] as const;
export type SignInRefusal = (typeof signInRefusals)[number];

export const signInResults = ['signed_in', ...signInRefusals] as const;
export type SignInResult = (typeof signInResults)[number];
