/** Keys of what the desk knows of papers; a decision may change any of it. */
export const kycKeys = {
  all: ['kyc'],
  list: (view: string, kind: string | undefined) => ['kyc', 'list', view, kind],
  one: (id: string) => ['kyc', 'one', id],
  member: (id: string) => ['kyc', 'member', id],
  picture: (id: string) => ['kyc-picture', id],
} as const;
