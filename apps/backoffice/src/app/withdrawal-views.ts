/** The lists of withdrawals, as the address names them. */
export const withdrawalViews = [
  'review',
  'to_pay',
  'sent',
  'disputed',
  'complaints',
  'late',
  'closed',
] as const;
