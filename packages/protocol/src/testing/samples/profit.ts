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
