import type { Sample } from '../sample.ts';

export const listTransferPairs: Sample<'listTransferPairs'> = {
  day: '2026-03-02',
  content: [
    {
      pair: 'mbr_0198f0aa6000__mbr_0198f0aa7000',
      agentId: 'mbr_0198f0aa6000',
      agent: 'demoagent',
      memberId: 'mbr_0198f0aa7000',
      member: 'mike88',
      down: '1000.00',
      up: '400.00',
      net: '600.00',
      currency: 'THB',
      isRing: true,
      transfers: [
        {
          id: 'trf_0198f0c11000',
          reference: 'TR2603027K3QX9WZ0A',
          direction: 'up',
          amount: '400.00',
          at: '2026-03-02T09:40:00Z',
          takenBack: null,
          openUntil: '2026-03-03T09:40:00Z',
        },
        {
          id: 'trf_0198f0c10900',
          reference: 'TR260302M2ZC4T8V1B',
          direction: 'down',
          amount: '1200.00',
          at: '2026-03-02T08:40:00Z',
          takenBack: '200.00',
          openUntil: null,
        },
      ],
    },
  ],
  nextCursor: null,
};

export const takeTransferBack: Sample<'takeTransferBack'> = {
  outcome: 'posted',
  approvalId: null,
  amount: '400.00',
  currency: 'THB',
};
