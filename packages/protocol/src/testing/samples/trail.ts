import type { Sample } from '../sample.ts';

export const listAuditEntries: Sample<'listAuditEntries'> = {
  content: [
    {
      id: 'trl_0198f0aa9000',
      at: '2026-03-02T11:00:00Z',
      actorKind: 'operator',
      actorId: 'opr_0198f0aa6000',
      actorName: 'harbour',
      action: 'member.lock',
      subjectType: 'member',
      subjectId: 'mbr_0198f0aa7000',
      subjectName: 'mike88',
      before: { state: 'active' },
      after: { state: 'locked' },
      names: {},
      reason: 'Asked by the member',
      ip: '203.0.113.9',
      requestId: 'req_0198f0aaa000',
    },
  ],
  nextCursor: null,
};

export const readAuditFile: Sample<'readAuditFile'> = {
  fileName: 'audit-2026-02-01-2026-03-02.csv',
  csv: '\uFEFFWhen,Who\r\n2026-03-02 18:00:00,harbour\r\n',
  nextCursor: null,
};

export const readAuditChain: Sample<'readAuditChain'> = {
  position: '1234',
  sealedAt: '2026-03-02T11:01:00Z',
  waiting: 0,
  lastCheck: { at: '2026-03-02T02:41:00Z', position: '1230', holds: true, faults: [] },
};

export const checkAuditChain: Sample<'checkAuditChain'> = {};
