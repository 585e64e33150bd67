import type { Sample } from '../sample.ts';

const row = {
  id: 'psn_0198f0d10001',
  newer: {
    memberId: 'mbr_0198f0a10009',
    account: 'mike89',
    registeredAt: '2026-03-01T08:00:00Z',
    lastSignInAt: '2026-03-02T08:00:00Z',
    isExcluded: false,
  },
  older: {
    memberId: 'mbr_0198f0a10001',
    account: 'mike88',
    registeredAt: '2026-01-10T08:00:00Z',
    lastSignInAt: null,
    isExcluded: false,
  },
  marks: ['phone', 'device'],
  state: 'waiting',
  foundAt: '2026-03-01T08:00:05Z',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  claimedBy: null,
  claimedUntil: null,
} satisfies Sample<'listPersonCases'>['content'][number];

const other = {
  ...row,
  id: 'psn_0198f0d10002',
  newer: { ...row.newer, memberId: 'mbr_0198f0a10011', account: 'dora' },
  marks: ['device'],
} satisfies Sample<'listPersonCases'>['content'][number];

export const listPersonCases: Sample<'listPersonCases'> = {
  content: [row, other],
  nextCursor: null,
};

export const readPersonCase: Sample<'readPersonCase'> = {
  ...row,
  stops: [
    {
      memberId: 'mbr_0198f0a10009',
      flag: 'NO_BONUS',
      cause: 'operator',
      reason: 'Took the welcome bonus twice.',
      setAt: '2026-03-02T07:00:00Z',
    },
  ],
  stopped: 'newer',
  lift: null,
  hasSecond: true,
  proofs: [
    { mark: 'phone', newer: false, older: true },
    { mark: 'device', newer: false, older: false },
  ],
  related: [
    {
      ...other,
      state: 'different',
      decidedAt: '2026-03-01T10:00:00Z',
      decidedBy: 'quay',
      reason: 'Brother and sister at one table.',
    },
  ],
  abilities: ['claim', 'same', 'different'],
};

export const claimPersonCase: Sample<'claimPersonCase'> = {
  ...readPersonCase,
  claimedBy: { id: 'opr_0198f0a00001', name: 'harbour' },
  claimedUntil: '2026-03-02T09:20:00Z',
};

export const decidePersonCase: Sample<'decidePersonCase'> = {
  ...readPersonCase,
  state: 'same',
  decidedAt: '2026-03-02T09:10:00Z',
  decidedBy: 'harbour',
  reason: 'One number, one browser.',
  abilities: [],
};
