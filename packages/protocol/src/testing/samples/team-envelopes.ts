import type { Sample } from '../sample.ts';

export const createTeamEnvelope: Sample<'createTeamEnvelope'> = {
  id: 'env_0198f0e20002',
  greeting: 'A good week to all of you',
  state: 'RUNNING',
  isRandom: true,
  isChosen: false,
  currency: 'THB',
  budgetAmount: '500.00',
  takenAmount: '120.50',
  returnedAmount: null,
  packets: 5,
  madeAt: '2026-03-02T08:00:00Z',
  closesAt: '2026-03-03T08:00:00Z',
  takers: [{ account: 'mike88', giftAmount: '120.50', at: '2026-03-02T08:30:00Z' }],
};

export const listTeamEnvelopes: Sample<'listTeamEnvelopes'> = {
  currency: 'THB',
  most: '50000.00',
  leftToday: 4,
  list: [
    createTeamEnvelope,
    {
      ...createTeamEnvelope,
      id: 'env_0198f0e20001',
      greeting: 'Thanks for March',
      state: 'OVER',
      isRandom: false,
      isChosen: true,
      takenAmount: '200.00',
      returnedAmount: '300.00',
      madeAt: '2026-03-01T08:00:00Z',
      closesAt: '2026-03-02T08:00:00Z',
      takers: [],
    },
  ],
};

export const listReceivedEnvelopes: Sample<'listReceivedEnvelopes'> = [
  {
    id: 'env_0198f0e20002',
    greeting: 'A good week to all of you',
    from: 'de•••••nt',
    currency: 'THB',
    state: 'WAITING',
    closesAt: '2026-03-03T08:00:00Z',
    giftAmount: null,
    takenAt: null,
  },
  {
    id: 'env_0198f0e20001',
    greeting: 'Thanks for March',
    from: 'de•••••nt',
    currency: 'THB',
    state: 'TAKEN',
    closesAt: '2026-03-02T08:00:00Z',
    giftAmount: '100.00',
    takenAt: '2026-03-01T10:00:00Z',
  },
];

export const openTeamEnvelope: Sample<'openTeamEnvelope'> = {
  giftAmount: '88.00',
  currency: 'THB',
};
