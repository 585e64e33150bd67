import type { Sample } from '../sample.ts';

export const readReferral: Sample<'readReferral'> = {
  code: 'K7PW3XQZ',
  currency: 'THB',
  rules: {
    name: 'Bring a friend',
    windowDays: 30,
    leastDepositAmount: '100.00',
    leastValidAmount: '1000.00',
    needsPhone: true,
    monthlyLimit: 20,
    referrerAmount: '18.00',
    friendAmount: '8.00',
    multiple: 3,
    shareBasisPoints: 10,
    needsIdentity: false,
  },
  counts: { PENDING: 2, QUALIFIED: 1, REWARDED: 4, REJECTED: 1 },
  earnedAmount: '72.00',
  monthAmount: '36.00',
};

const row = {
  account: 's***a',
  joinedAt: '2026-03-01T09:00:00Z',
  rewardAmount: '18.00',
  shareAmount: null,
  currency: 'THB',
} as const;

export const listReferrals: Sample<'listReferrals'> = {
  content: [
    { ...row, state: 'PENDING', reason: 'turnover_missing' },
    { ...row, account: 'm***k', state: 'QUALIFIED', reason: 'needs_review' },
    { ...row, account: 't***n', state: 'REWARDED', reason: null, shareAmount: '2.40' },
    { ...row, account: 'j***o', state: 'REJECTED', reason: 'not_eligible' },
  ],
  nextCursor: null,
};
