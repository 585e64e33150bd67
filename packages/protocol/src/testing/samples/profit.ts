import type { Sample } from '../sample.ts';

const rest = { bets: 0, stake: '0.00', payout: '0.00', net: '0.00' } as const;

export const readProfit: Sample<'readProfit'> = {
  currency: 'THB',
  totals: {
    bets: 14,
    stake: '700.00',
    payout: '590.00',
    net: '-110.00',
    valid: '680.00',
    bonus: '20.00',
    rebate: '7.00',
    income: '0.00',
    whole: '-83.00',
  },
  categories: [
    {
      category: 'RNG',
      bets: 12,
      stake: '500.00',
      payout: '540.00',
      net: '40.00',
      valid: '500.00',
    },
    {
      category: 'LIVE',
      bets: 2,
      stake: '200.00',
      payout: '50.00',
      net: '-150.00',
      valid: '180.00',
    },
  ],
  days: [
    { day: '2026-03-01', bets: 12, stake: '500.00', payout: '540.00', net: '40.00' },
    { day: '2026-03-02', bets: 2, stake: '200.00', payout: '50.00', net: '-150.00' },
    { day: '2026-03-03', ...rest },
  ],
};

export const readProfitFile: Sample<'readProfitFile'> = {
  fileName: 'profit-2026-03-01-2026-03-03.csv',
  csv: 'Day,Category,Stake\r\n2026-03-01,Slots,500.00\r\n',
};

export const readLifetimeMoney: Sample<'readLifetimeMoney'> = {
  currency: 'THB',
  deposits: 3,
  paidIn: '12000.00',
  takenOut: '4000.00',
  netDeposits: '8000.00',
};

const emptyMonth = { deposits: '0.00', withdrawals: '0.00', ...rest } as const;
const emptyMonths = [
  '2026-01',
  '2025-12',
  '2025-11',
  '2025-10',
  '2025-09',
  '2025-08',
  '2025-07',
  '2025-06',
  '2025-05',
  '2025-04',
];

export const readProfitMonths: Sample<'readProfitMonths'> = {
  currency: 'THB',
  totals: {
    deposits: '12000.00',
    withdrawals: '4000.00',
    bets: 240,
    stake: '23000.00',
    payout: '21500.00',
    net: '-1500.00',
  },
  months: [
    {
      month: '2026-03',
      deposits: '2000.00',
      withdrawals: '0.00',
      bets: 14,
      stake: '700.00',
      payout: '590.00',
      net: '-110.00',
    },
    {
      month: '2026-02',
      deposits: '10000.00',
      withdrawals: '4000.00',
      bets: 226,
      stake: '22300.00',
      payout: '20910.00',
      net: '-1390.00',
    },
    ...emptyMonths.map((month) => ({ month, ...emptyMonth })),
  ],
};

export const readProfitMonthsFile: Sample<'readProfitMonthsFile'> = {
  fileName: 'months-2026-03.csv',
  csv: 'Month,Paid in (THB)\r\n2026-03,2000.00\r\n',
};
