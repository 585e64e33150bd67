/** Of the own invitations. */
export const referralKeys = {
  summary: (language: string) => ['referral', 'summary', language],
  list: ['referral', 'list'],
} as const;
