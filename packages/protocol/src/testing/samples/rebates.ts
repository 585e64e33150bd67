import type { Sample } from '../sample.ts';

const slots = { category: 'RNG', source: 'own', valid: '12000.00', amount: '144.00' } as const;
const live = { category: 'LIVE', source: 'own', valid: '5000.00', amount: '40.00' } as const;
const team = { category: 'LIVE', source: 'team', valid: '9000.00', amount: '18.00' } as const;

export const readRebates: Sample<'readRebates'> = {
  currency: 'THB',
  mode: 'manual',
  total: '202.00',
  leastAmount: '1.00',
  creditsAt: '2026-03-09T19:00:00Z',
  rows: [
    { ...live, rate: '0.8', waiting: '0.00' },
    { ...slots, rate: '1.2', waiting: '3.60' },
    { ...team, rate: null, waiting: '0.00' },
  ],
};

export const claimRebates: Sample<'claimRebates'> = { amount: '202.00', currency: 'THB' };

export const listRebatePayments: Sample<'listRebatePayments'> = {
  content: [
    {
      id: 'reb_0198f0aa7005',
      kind: 'claim',
      amount: '96.00',
      currency: 'THB',
      paidAt: '2026-03-08T11:00:00Z',
      parts: [{ category: 'RNG', source: 'own', valid: '8000.00', amount: '96.00' }],
    },
    {
      id: 'reb_0198f0aa7006',
      kind: 'auto',
      amount: '61.20',
      currency: 'THB',
      paidAt: '2026-03-07T19:00:00Z',
      parts: [
        { category: 'LIVE', source: 'own', valid: '7000.00', amount: '56.00' },
        { category: 'LIVE', source: 'team', valid: '2600.00', amount: '5.20' },
      ],
    },
  ],
  nextCursor: null,
};

export const listRebateShares: Sample<'listRebateShares'> = {
  content: [
    {
      account: 'somchai',
      valid: '6000.00',
      earned: '12.0000',
      steps: [
        {
          kind: 'rate',
          own: '1.2',
          below: '1',
          factor: '2000/1000000',
          base: '6000.00',
          times: 3,
          earned: '12.0000',
        },
      ],
    },
    {
      account: 'lowtide',
      valid: '3000.00',
      earned: '5.9999',
      steps: [
        {
          kind: 'group',
          own: '1960',
          below: '1956',
          factor: '4/2000',
          base: '3000.00',
          times: 2,
          earned: '5.9999',
        },
      ],
    },
  ],
  currency: 'THB',
  valid: '9000.00',
  earned: '17.9999',
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 2,
};
