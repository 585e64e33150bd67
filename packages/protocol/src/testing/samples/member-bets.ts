import type { Sample } from '../sample.ts';
import { listBets, readBet, readBetsFile, readBetTotals } from './bets.ts';

export const listMemberBets: Sample<'listMemberBets'> = listBets;
export const readMemberBetTotals: Sample<'readMemberBetTotals'> = readBetTotals;
export const readMemberBetsFile: Sample<'readMemberBetsFile'> = readBetsFile;
export const readMemberBet: Sample<'readMemberBet'> = readBet;

const stake: Sample<'listVendorTransactions'>[number] = {
  class: 'stake',
  transactionId: 'sim-tx-1',
  state: 'applied',
  amount: '-20.00',
  currency: 'THB',
  roundId: 'sim-round-1',
  memberId: 'mbr_0198f0aa0000',
  account: 'somchai',
  bookedAt: '2026-03-02T10:00:00Z',
  bet: { betId: 'bet_0198f0aa7000', state: 'settled', result: 'WIN' },
};

export const listVendorTransactions: Sample<'listVendorTransactions'> = [
  stake,
  {
    ...stake,
    class: 'win',
    transactionId: 'sim-tx-2',
    amount: '39.00',
    bookedAt: '2026-03-02T10:00:30Z',
  },
];
