import type { Sample } from '../sample.ts';

const open = {
  id: 'car_0198f0c10001',
  memberId: 'mbr_0198f0a10001',
  account: 'mike88',
  sign: 'net_deposits',
  currency: 'THB',
  foundAmount: '2400.00',
  thresholdAmount: '2000.00',
  foundCount: null,
  thresholdCount: null,
  state: 'open',
  raisedAt: '2026-03-02T09:00:00Z',
  outcome: null,
  reason: null,
  closedAt: null,
  closedBy: null,
  abilities: ['close'],
} satisfies Sample<'readCareCase'>;

export const listCareCases: Sample<'listCareCases'> = {
  content: [
    open,
    {
      ...open,
      id: 'car_0198f0c10002',
      account: 'dora',
      sign: 'night_play',
      foundAmount: null,
      thresholdAmount: null,
      foundCount: 5,
      thresholdCount: 4,
    },
  ],
  nextCursor: null,
};
export const readCareCase: Sample<'readCareCase'> = open;
export const closeCareCase: Sample<'closeCareCase'> = {
  ...open,
  state: 'closed',
  outcome: 'spoken',
  reason: 'Set a limit together on the phone.',
  closedAt: '2026-03-02T10:00:00Z',
  closedBy: 'quay',
  abilities: [],
};
