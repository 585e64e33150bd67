import { sampleTerms, usualSampleTerms } from '../sample-terms.ts';
import type { Sample } from '../sample.ts';

export const listDownline: Sample<'listDownline'> = {
  content: [
    {
      account: 'northgate',
      name: 'N***a',
      isAgent: true,
      level: 1,
      directs: 7,
      teamSize: 38,
      balance: '1204.50',
      teamBalance: '20480.00',
      teamBalanceAt: '2026-03-09T07:50:00Z',
      rank: 3,
      contracts: ['DIVIDEND', 'DAILY'],
      note: 'Runs the football group',
      terms: { ...usualSampleTerms, rates: { ...usualSampleTerms.rates, LOTT: '1.2' } },
      coming: null,
      joinedAt: '2026-02-01T10:00:00Z',
      seenOn: '2026-03-01',
      state: 'active',
      isDirect: true,
    },
    {
      account: 'lowtide',
      name: null,
      isAgent: false,
      level: 1,
      directs: 0,
      teamSize: 0,
      balance: '0.00',
      teamBalance: '0.00',
      teamBalanceAt: null,
      rank: 0,
      contracts: [],
      note: '',
      terms: usualSampleTerms,
      coming: null,
      joinedAt: '2026-02-03T18:20:00Z',
      seenOn: null,
      state: 'unavailable',
      isDirect: true,
    },
  ],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 2,
  upline: ['harbour88'],
  teamSize: 41,
  isTeamCapped: false,
  currency: 'THB',
  own: sampleTerms,
  offers: ['DIVIDEND', 'DAILY'],
  isSorted: true,
  showsBalances: true,
};

export const readDownlineFile: Sample<'readDownlineFile'> = {
  fileName: 'downline-2026-03-09.csv',
  csv: 'Account,Type\r\nnorthgate,Agent\r\n',
  fileId: null,
};

export const noteDownline: Sample<'noteDownline'> = { note: 'Plays on Sundays' };

export const openDownlineAccount: Sample<'openDownlineAccount'> = { account: 'newharbour' };

export const raiseDownlineTerms: Sample<'raiseDownlineTerms'> = sampleTerms;
