import type { Sample } from '../sample.ts';

export const readReferralRules: Sample<'readReferralRules'> = {
  version: 2,
  rules: {
    isOpen: true,
    names: { en: 'Bring a friend', ar: 'ادعُ صديقًا' },
    windowDays: 30,
    leastDepositAmount: '100.00',
    leastValidAmount: '1000.00',
    needsPhone: true,
    monthlyLimit: 20,
    lifeLimit: 100,
    referrerAmount: '18.00',
    friendAmount: '8.00',
    multiple: 3,
    shareBasisPoints: 10,
    needsIdentity: false,
  },
  currency: 'THB',
  madeBy: 'quay',
  madeAt: '2026-02-01T09:00:00Z',
  approvalId: null,
  abilities: ['manage'],
};

export const changeReferralRules: Sample<'changeReferralRules'> = {
  ...readReferralRules,
  version: 3,
};

const review: Sample<'decideReferral'> = {
  friendId: 'mbr_0198f0c10001',
  friendAccount: 'somsak',
  referrerId: 'mbr_0198f0c10002',
  referrerAccount: 'mali',
  state: 'QUALIFIED',
  reason: 'needs_review',
  joinedAt: '2026-02-20T09:00:00Z',
  stateAt: '2026-03-01T09:00:00Z',
  decidedBy: null,
  firstDepositAmount: '200.00',
  referrerAmount: '18.00',
  friendAmount: '8.00',
  currency: 'THB',
  approvalId: null,
  abilities: ['approve', 'refuse'],
};

export const listDeskReferrals: Sample<'listDeskReferrals'> = {
  content: [
    review,
    {
      ...review,
      friendId: 'mbr_0198f0c10000',
      friendAccount: 'anan',
      state: 'PENDING',
      reason: 'deposit_missing',
      firstDepositAmount: null,
      abilities: [],
    },
  ],
  nextCursor: null,
};

export const decideReferral: Sample<'decideReferral'> = {
  ...review,
  state: 'REWARDED',
  reason: null,
  decidedBy: 'quay',
  abilities: [],
};
