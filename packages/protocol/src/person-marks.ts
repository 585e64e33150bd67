/** By what one person is known again in several accounts (R12). */
export const personMarks = [
  'phone',
  'email',
  'id_number',
  'bank_account',
  'name_and_birth',
  'name',
  'device',
] as const;
export type PersonMarkKind = (typeof personMarks)[number];

/** What is known of two accounts that share a mark; the lists of the desk are the same. */
export const personCaseStates = ['waiting', 'same', 'different'] as const;
export type PersonCaseState = (typeof personCaseStates)[number];
