import type { Sample } from '../sample.ts';

export const listTeamFaults: Sample<'listTeamFaults'> = {
  content: [
    {
      day: '2026-03-08',
      agentId: 'mbr_0198f0aa0000',
      agent: 'harbour88',
      category: 'LIVE',
      foundAt: '2026-03-08T21:27:00Z',
      figures: [
        { name: 'bets', sums: '41', facts: '40' },
        { name: 'stake', sums: '8200.00', facts: '8000.00' },
      ],
    },
  ],
  currency: 'THB',
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 1,
};

export const repairTeamSums: Sample<'repairTeamSums'> = {};
