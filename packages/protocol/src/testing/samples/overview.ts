import type { Sample } from '../sample.ts';

const today = {
  day: '2026-03-02',
  players: 41,
  betCount: 1830,
  stakeAmount: '48200.00',
  payoutAmount: '45180.50',
  grossAmount: '3019.50',
  depositAmount: '22000.00',
  withdrawalAmount: '9400.00',
  costAmount: '310.00',
  categories: [
    {
      category: 'RNG',
      betCount: 1700,
      stakeAmount: '41000.00',
      payoutAmount: '38450.50',
      grossAmount: '2549.50',
    },
    {
      category: 'LIVE',
      betCount: 130,
      stakeAmount: '7200.00',
      payoutAmount: '6730.00',
      grossAmount: '470.00',
    },
  ],
};

const yesterday = { ...today, day: '2026-03-01', players: 38, grossAmount: '-1200.00' };

export const readOverview: Sample<'readOverview'> = {
  currency: 'THB',
  queues: [
    { name: 'withdrawals', count: 3, oldestAt: '2026-03-02T09:05:00Z' },
    { name: 'disputes', count: 0, oldestAt: null },
    { name: 'complaints', count: 0, oldestAt: null },
    { name: 'lateWithdrawals', count: 1, oldestAt: '2026-02-28T09:05:00Z' },
    { name: 'lateDeposits', count: 2, oldestAt: '2026-02-26T09:05:00Z' },
    { name: 'feedback', count: 12, oldestAt: '2026-02-27T09:05:00Z' },
  ],
  days: [today, yesterday],
};

export const readRevenue: Sample<'readRevenue'> = { currency: 'THB', days: [today, yesterday] };
