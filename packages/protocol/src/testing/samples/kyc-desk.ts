import type { Sample } from '../sample.ts';

const row = {
  id: 'kyc_0198f0c10001',
  memberId: 'mbr_0198f0a10001',
  account: 'mike88',
  kind: 'identity',
  paper: 'passport',
  state: 'waiting',
  sentAt: '2026-03-02T09:00:00Z',
  decidedAt: null,
  decidedBy: null,
  rejection: null,
  reason: null,
  expiresOn: '2031-05-31',
  claimedBy: null,
  claimedUntil: null,
} as const;

const rejected = {
  ...row,
  id: 'kyc_0198f0c10000',
  paper: 'id_card',
  state: 'rejected',
  sentAt: '2026-03-01T09:00:00Z',
  decidedAt: '2026-03-01T10:00:00Z',
  decidedBy: 'quay',
  rejection: 'unreadable',
  reason: 'The lower edge is cut off.',
  expiresOn: null,
} as const;

export const listKycCases: Sample<'listKycCases'> = {
  content: [
    row,
    { ...row, id: 'kyc_0198f0c10002', account: 'dora', kind: 'address', paper: 'utility_bill' },
  ],
  nextCursor: null,
};

export const readKycCase: Sample<'readKycCase'> = {
  ...row,
  said: {
    fullName: 'Mike Harbour',
    bornOn: '1990-02-28',
    age: 36,
    numberEnd: '4711',
    address: null,
  },
  profile: { payeeName: 'Mike Harbour', birthday: '1990-02-28', address: '' },
  documentIds: ['kyd_0198f0c20001', 'kyd_0198f0c20002'],
  earlier: [rejected],
  minimumAge: 18,
  pairs: [
    {
      id: 'psn_0198f0d30001',
      state: 'different',
      marks: ['name_and_birth'],
      memberId: 'mbr_0198f0b10002',
      account: 'quayside',
      isExcluded: false,
      isFirst: false,
    },
  ],
  abilities: ['claim', 'approve', 'reject'],
};

export const revealKycNumber: Sample<'revealKycNumber'> = { number: 'P1234711' };

export const createKycLink: Sample<'createKycLink'> = {
  key: 'k'.repeat(43),
  expiresAt: '2026-03-02T09:02:00Z',
};

/** One white point. */
export const readKycDocument: Sample<'readKycDocument'> = {
  id: 'kyd_0198f0c20001',
  type: 'image/webp',
  image: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
};

export const claimKycCase: Sample<'claimKycCase'> = {
  ...readKycCase,
  claimedBy: { id: 'opr_0198f0a00001', name: 'harbour' },
  claimedUntil: '2026-03-02T09:20:00Z',
};
export const approveKycCase: Sample<'approveKycCase'> = {
  ...readKycCase,
  state: 'approved',
  decidedAt: '2026-03-02T09:10:00Z',
  decidedBy: 'harbour',
  reason: 'Papers and profile agree.',
  abilities: [],
};
export const rejectKycCase: Sample<'rejectKycCase'> = {
  ...readKycCase,
  ...rejected,
  abilities: [],
};

export const readMemberKyc: Sample<'readMemberKyc'> = {
  tier: 'contact',
  proofs: [
    { kind: 'identity', standing: 'waiting', expiresOn: null, demand: null },
    {
      kind: 'address',
      standing: 'missing',
      expiresOn: null,
      demand: {
        cause: 'amount',
        reason: 'Deposits of this month.',
        askedAt: '2026-03-01T10:00:00Z',
        askedBy: 'quay',
      },
    },
  ],
  cases: [row, rejected],
  abilities: ['ask', 'drop'],
};
export const askForPapers: Sample<'askForPapers'> = { ...readMemberKyc };
export const dropDemand: Sample<'dropDemand'> = {
  ...readMemberKyc,
  proofs: readMemberKyc.proofs.map((proof) => ({ ...proof, demand: null })),
};
