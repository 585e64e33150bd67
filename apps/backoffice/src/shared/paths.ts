/** Addresses under the base path; links and redirects are built from here only. */
export const paths = {
  login: '/login',
  members: '/members',
  member: '/members/$memberId',
  audit: '/audit',
} as const;
