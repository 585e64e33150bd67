import type { Sample } from '../sample.ts';

const file = {
  report: 'bets',
  fileName: 'team-bets-2026-03-09-2026-03-09.csv',
  askedAt: '2026-03-09T08:00:00Z',
  rows: 18_400,
  madeRows: 0,
  isTooLong: false,
  expiresAt: null,
} as const;

export const listTeamFiles: Sample<'listTeamFiles'> = {
  content: [
    { ...file, id: 'tfl_sample00001', state: 'waiting', report: 'transactions', rows: 9000 },
    { ...file, id: 'tfl_sample00002', state: 'making', madeRows: 4000 },
    {
      ...file,
      id: 'tfl_sample00003',
      state: 'ready',
      report: 'statement',
      askedAt: '2026-03-08T20:00:00Z',
      rows: 2600,
      madeRows: 2600,
      expiresAt: '2026-03-09T20:01:00Z',
    },
    {
      ...file,
      id: 'tfl_sample00004',
      state: 'expired',
      report: 'downline',
      rows: 3100,
      madeRows: 3100,
      askedAt: '2026-03-05T08:00:00Z',
      expiresAt: '2026-03-06T08:01:00Z',
    },
    {
      ...file,
      id: 'tfl_sample00005',
      state: 'failed',
      askedAt: '2026-03-04T08:00:00Z',
      isTooLong: true,
    },
  ],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 5,
};

export const readTeamFile: Sample<'readTeamFile'> = {
  fileName: 'team-2026-03-01-2026-03-08.csv',
  csv: '\uFEFFAccount,Stake\r\nnorthgate,1200.00\r\n',
  nextCursor: null,
};
