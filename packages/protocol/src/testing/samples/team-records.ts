import type { Sample } from '../sample.ts';

const bet: Sample<'listTeamBets'>['content'][number] = {
  betId: 'bet_0198f0aa7001',
  account: 'lowtide',
  category: 'LIVE',
  provider: 'vendor:SIM',
  vendorName: 'Simulator',
  gameCode: 'baccarat-1',
  displayName: 'Baccarat Salon',
  iconUrl: '',
  mode: 'real',
  state: 'settled',
  result: 'WIN',
  roundNumber: 'sim-round-7',
  placedAt: '2026-03-09T07:00:00Z',
  settledAt: '2026-03-09T07:00:40Z',
  odds: '1.95',
  currency: 'THB',
  stake: '200.00',
  valid: '190.00',
  payout: '390.00',
  net: '190.00',
};

const lost = {
  betId: 'bet_0198f0aa7002',
  account: 'northgate',
  category: 'RNG',
  displayName: 'Tin Harbour',
  odds: '',
  result: 'LOSE',
  payout: '0.00',
  net: '-200.00',
  placedAt: '2026-03-09T06:00:00Z',
} as const;

export const listTeamBets: Sample<'listTeamBets'> = {
  content: [bet, { ...bet, ...lost }],
  nextCursor: null,
  searchedTo: null,
  upline: ['harbour88'],
};

export const readTeamBetTotals: Sample<'readTeamBetTotals'> = {
  currency: 'THB',
  sums: {
    bets: 2,
    stake: '400.00',
    open: '0.00',
    valid: '390.00',
    payout: '390.00',
    net: '-10.00',
  },
  providers: [{ provider: 'vendor:SIM', vendorName: 'Simulator' }],
};

export const readTeamBetsFile: Sample<'readTeamBetsFile'> = {
  fileName: 'team-bets-2026-03-09-2026-03-09.csv',
  csv: 'Account,Stake\r\nlowtide,200.00\r\n',
  fileId: null,
};

export const listTeamTransactions: Sample<'listTeamTransactions'> = {
  content: [
    {
      entryId: '4711',
      account: 'lowtide',
      type: 'deposit',
      at: '2026-03-09T07:10:00Z',
      moneyIn: '1500.00',
      moneyOut: '0.00',
      reference: 'dep_0198f0aa7003',
      balanceAfter: null,
      remark: null,
    },
    {
      entryId: '4702',
      account: 'harbour88',
      type: 'daily_wage',
      at: '2026-03-09T05:00:00Z',
      moneyIn: '300.00',
      moneyOut: '0.00',
      reference: 'bil_0198f0aa7004',
      balanceAfter: '8200.00',
      remark: 'The wage of Sunday, which was short.',
    },
  ],
  nextCursor: null,
  searchedTo: null,
  upline: ['harbour88'],
};

export const readTeamTransactionTotals: Sample<'readTeamTransactionTotals'> = {
  currency: 'THB',
  sums: { lines: 2, moneyIn: '1800.00', moneyOut: '0.00', net: '1800.00' },
};

export const readTeamTransactionsFile: Sample<'readTeamTransactionsFile'> = {
  fileName: 'team-transactions-2026-03-09-2026-03-09.csv',
  csv: 'Time,Account\r\n',
  fileId: null,
};
