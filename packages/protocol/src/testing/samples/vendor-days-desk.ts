import type { Sample } from '../sample.ts';

export const readVendorDays: Sample<'readVendorDays'> = {
  currency: 'THB',
  vendors: [
    { vendorCode: 'SIM_RS', name: 'Simulated Aces', isAsked: true },
    { vendorCode: 'HARBOUR', name: 'Harbour Games', isAsked: false },
  ],
  days: [
    {
      vendorCode: 'SIM_RS',
      day: '2026-03-01',
      source: 'fetched',
      theirsCount: 4102,
      oursCount: 4101,
      theirs: '81240.00',
      ours: '81230.00',
      differences: 1,
      ranAt: '2026-03-02T01:10:00Z',
    },
  ],
};
export const runVendorDay: Sample<'runVendorDay'> = { ...readVendorDays };
export const importVendorDay: Sample<'importVendorDay'> = { ...readVendorDays };

const waiting: Sample<'claimVendorFinding'> = {
  id: 'vfd_0198f0d13000',
  vendorCode: 'SIM_RS',
  day: '2026-03-01',
  kind: 'missing_here',
  transactionId: 'tx-80417',
  roundId: 'round-331',
  memberId: 'mbr_0198f0aa0000',
  account: 'mike88',
  currency: 'THB',
  ours: null,
  theirs: { state: 'SETTLED', stake: '10.00', payout: '25.00' },
  openedAt: '2026-03-02T01:10:00Z',
  owner: null,
  ownedAt: null,
  decision: null,
  reason: null,
  closedBy: null,
  closedAt: null,
  agrees: false,
  abilities: ['claim'],
};

export const listVendorFindings: Sample<'listVendorFindings'> = {
  content: [waiting],
  nextCursor: null,
};
export const claimVendorFinding: Sample<'claimVendorFinding'> = {
  ...waiting,
  owner: 'harbour',
  ownedAt: '2026-03-02T09:00:00Z',
  abilities: ['decide'],
};
export const decideVendorFinding: Sample<'decideVendorFinding'> = {
  ...claimVendorFinding,
  decision: 'theirs',
  reason: 'sent again by the vendor',
  closedBy: 'harbour',
  closedAt: '2026-03-02T09:20:00Z',
  abilities: [],
};
