/** What may wait for operators; a context measures each of its own. */
export const deskQueues = [
  'deposits',
  'lateDeposits',
  'withdrawals',
  'payouts',
  'disputes',
  'complaints',
  'lateWithdrawals',
  'walletTransfers',
  'books',
  'vendorBooks',
  'betReviews',
  'lotteryResults',
  'teamSums',
  'approvals',
  'feedback',
  'chat',
  'applications',
  'papers',
  'care',
  'persons',
] as const;
export type DeskQueueName = (typeof deskQueues)[number];
