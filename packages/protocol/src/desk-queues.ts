/** What may wait for operators; a context measures each of its own. */
export const deskQueues = [
  'deposits',
  'withdrawals',
  'payouts',
  'disputes',
  'walletTransfers',
  'approvals',
  'feedback',
  'chat',
  'applications',
  'papers',
  'care',
] as const;
export type DeskQueueName = (typeof deskQueues)[number];
