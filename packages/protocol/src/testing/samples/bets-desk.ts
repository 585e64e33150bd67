import type { Sample } from '../sample.ts';

const waiting: Sample<'endBetReview'> = {
  id: 'rvw_0198f0ab1000',
  reason: 'reversal_without_funds',
  provider: 'vendor:SIM',
  transactionId: 'sim-tx-9',
  memberId: 'mbr_0198f0aa0000',
  account: 'mike88',
  roundId: 'sim-round-9',
  betId: 'bet_0198f0aa7000',
  openedAt: '2026-03-02T09:00:00Z',
  closedAt: null,
  closedBy: null,
  note: null,
  abilities: ['close'],
};

export const listBetReviews: Sample<'listBetReviews'> = { content: [waiting], nextCursor: null };

export const endBetReview: Sample<'endBetReview'> = {
  ...waiting,
  closedAt: '2026-03-02T09:10:00Z',
  closedBy: 'quay',
  note: 'The vendor sent a smaller rollback.',
  abilities: [],
};
