import type { Sample } from '../sample.ts';

const head = { upline: ['harbour88'], currency: 'THB', readAt: '2026-03-09T08:00:00Z' };

const figures = {
  betCount: 310,
  stake: '48200.00',
  valid: '46100.00',
  payout: '45900.00',
  net: '-2300.00',
  deposit: '9000.00',
  withdrawal: '4200.00',
  rebate: '480.00',
  bonus: '120.00',
  salary: '0.00',
  total: '-1700.00',
};

const quiet = { deposit: '0.00', withdrawal: '0.00', valid: '0.00', net: '0.00', income: '0.00' };

export const readTeamOverview: Sample<'readTeamOverview'> = {
  ...head,
  figures,
  netDeposit: '4800.00',
  people: {
    active: 12,
    depositors: 5,
    registrations: 3,
    firstDeposits: 2,
    agents: 4,
    members: 37,
    online: 6,
  },
  teamBalance: '81240.50',
  teamBalanceAt: null,
  income: { received: '1950.00', paid: '700.00', net: '1250.00' },
  days: [
    {
      day: '2026-03-08',
      stake: '20000.00',
      valid: '19100.00',
      net: '-900.00',
      deposit: '4000.00',
      withdrawal: '1200.00',
    },
    {
      day: '2026-03-09',
      stake: '28200.00',
      valid: '27000.00',
      net: '-1400.00',
      deposit: '5000.00',
      withdrawal: '3000.00',
    },
  ],
  categories: [
    { category: 'LIVE', stake: '12000.00', valid: '11900.00', net: '300.00' },
    { category: 'RNG', stake: '36200.00', valid: '34200.00', net: '-2600.00' },
  ],
  trend: {
    from: '2026-03-06',
    to: '2026-03-07',
    changes: {
      deposit: { amount: '3000.00', percent: '50.0' },
      withdrawal: { amount: '-1400.00', percent: '-25.0' },
      valid: { amount: '46100.00', percent: null },
      net: { amount: '-460.00', percent: '-25.0' },
      income: { amount: '0.00', percent: '0.0' },
    },
    registrations: -1,
    days: [
      { day: '2026-03-07', ...quiet },
      {
        day: '2026-03-08',
        deposit: '4000.00',
        withdrawal: '1200.00',
        valid: '19100.00',
        net: '-900.00',
        income: '450.00',
      },
      {
        day: '2026-03-09',
        deposit: '5000.00',
        withdrawal: '3000.00',
        valid: '27000.00',
        net: '-1400.00',
        income: '800.00',
      },
    ],
  },
  downline: [
    { account: 'northgate', stake: '30100.00', net: '-2500.00' },
    { account: 'lowtide', stake: '5000.00', net: '200.00' },
  ],
};

const small = { ...figures, betCount: 12, stake: '5000.00', net: '200.00', total: '250.00' };

export const listTeamStatement: Sample<'listTeamStatement'> = {
  ...head,
  content: [
    { account: 'northgate', isAgent: true, figures: { ...figures, stake: '30100.00' } },
    { account: 'lowtide', isAgent: false, figures: small },
  ],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 2,
  self: { ...small, stake: '13100.00' },
  sum: figures,
  isSorted: true,
};

export const readTeamStatementFile: Sample<'readTeamStatementFile'> = {
  fileName: 'team-2026-03-09-2026-03-09.csv',
  csv: 'Account,Stake',
  fileId: null,
};

export const readAgentIncome: Sample<'readAgentIncome'> = {
  ...head,
  received: '1950.00',
  paid: '700.00',
  net: '1250.00',
  days: [
    {
      day: '2026-03-09',
      source: 'dividend',
      scope: 'CONS',
      base: '10000.00',
      rate: '15',
      takenBackOf: null,
      received: '1500.00',
      paid: '700.00',
      net: '800.00',
    },
    {
      day: '2026-03-09',
      source: 'difference',
      scope: 'RNG',
      base: '90000.00',
      rate: null,
      takenBackOf: null,
      received: '450.00',
      paid: '0.00',
      net: '450.00',
    },
  ],
  sources: [
    { source: 'dividend', received: '1500.00', paid: '700.00', net: '800.00' },
    { source: 'difference', received: '450.00', paid: '0.00', net: '450.00' },
  ],
  downline: [{ account: 'northgate', paid: '700.00' }],
};

export const readAgentIncomeFile: Sample<'readAgentIncomeFile'> = {
  fileName: 'income-2026-03-09-2026-03-09.csv',
  csv: 'Day,Source',
  fileId: null,
};
