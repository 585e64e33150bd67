import type { Sample } from '../sample.ts';

const running: Sample<'listEnvelopes'>[number] = {
  id: 'env_0198f0e10002',
  name: 'Evening rain',
  state: 'RUNNING',
  opensAt: '2026-03-02T12:00:00Z',
  closesAt: '2026-03-02T13:00:00Z',
  currency: 'THB',
  budgetAmount: '1000.00',
  packets: 200,
  packetsLeft: 140,
  grabs: 2,
  needsDeposit: false,
  needsPlay: false,
  leastRank: 0,
  multiple: 1,
  ownPackets: 1,
  ownAmount: '4.20',
};

export const listEnvelopes: Sample<'listEnvelopes'> = [
  {
    ...running,
    id: 'env_0198f0e10003',
    name: 'Night rain',
    state: 'COMING',
    ownPackets: 0,
    ownAmount: '0.00',
  },
  running,
  { ...running, id: 'env_0198f0e10001', name: 'Morning rain', state: 'OVER', packetsLeft: 12 },
];

export const openEnvelope: Sample<'openEnvelope'> = { giftAmount: '6.66', currency: 'THB' };
