import type { Sample } from '../sample.ts';

const waiting: Sample<'listApprovals'>['content'][number] = {
  id: 'apr_0198f0ab1000',
  act: 'member.adjust',
  subjectType: 'member',
  subjectId: 'mbr_0198f0aa7000',
  facts: { account: 'mike88', direction: 'credit', amount: '2500.00', currency: 'THB' },
  reason: 'Deposit that the bank lost',
  askedBy: { id: 'opr_0198f0aa6001', name: 'quay' },
  askedAt: '2026-03-02T10:00:00Z',
  expiresAt: '2026-03-03T10:00:00Z',
  state: 'waiting',
  decidedBy: null,
  decidedAt: null,
  answer: null,
  isOwn: false,
  isSamePerson: false,
  abilities: ['approve', 'refuse'],
};

export const listApprovals: Sample<'listApprovals'> = { content: [waiting], nextCursor: null };

export const approveRequest: Sample<'approveRequest'> = {
  ...waiting,
  state: 'approved',
  decidedBy: { id: 'opr_0198f0aa6000', name: 'harbour' },
  decidedAt: '2026-03-02T10:05:00Z',
  answer: 'Checked with the bank',
  abilities: [],
};

export const refuseRequest: Sample<'refuseRequest'> = { ...approveRequest, state: 'refused' };

export const withdrawRequest: Sample<'withdrawRequest'> = {
  ...approveRequest,
  state: 'withdrawn',
  decidedBy: waiting.askedBy,
  isOwn: true,
  isSamePerson: false,
};
