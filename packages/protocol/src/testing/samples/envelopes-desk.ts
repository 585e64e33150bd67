import type { Sample } from '../sample.ts';

const rain: Sample<'stopEnvelope'> = {
  id: 'env_0198f0e10002',
  kind: 'RAIN',
  names: { en: 'Evening rain', ar: 'مطر المساء' },
  state: 'RUNNING',
  opensAt: '2026-03-02T12:00:00Z',
  closesAt: '2026-03-02T13:00:00Z',
  currency: 'THB',
  budgetAmount: '1000.00',
  packets: 200,
  grabs: 2,
  multiple: 1,
  needsDeposit: false,
  needsPlay: false,
  leastRank: 0,
  packetsTaken: 60,
  takenAmount: '310.50',
  members: 41,
  madeAt: '2026-03-01T09:00:00Z',
};

const gift: Sample<'stopEnvelope'> = {
  ...rain,
  id: 'env_0198f0e10001',
  kind: 'GIFT',
  names: { en: 'For your patience' },
  budgetAmount: '40.00',
  packets: 2,
  grabs: 1,
  packetsTaken: 1,
  takenAmount: '20.00',
  members: 1,
};

export const listDeskEnvelopes: Sample<'listDeskEnvelopes'> = {
  currency: 'THB',
  list: [rain, gift],
  abilities: ['manage'],
};
export const createEnvelope: Sample<'createEnvelope'> = {
  envelope: { ...rain, state: 'COMING', packetsTaken: 0 },
  approvalId: null,
};
export const giveEnvelopes: Sample<'giveEnvelopes'> = { envelope: gift, approvalId: null };
export const stopEnvelope: Sample<'stopEnvelope'> = { ...rain, state: 'OVER' };
