import type { Sample } from '../sample.ts';

const session = {
  isCurrent: false,
  browser: 'Firefox 148',
  ip: '203.0.113.7',
  signedInAt: '2026-03-02T09:00:00Z',
  lastSeenAt: '2026-03-02T10:00:00Z',
} as const;

export const readMemberSessions: Sample<'readMemberSessions'> = {
  sessions: [
    { ...session, id: 'ses_0198f0aa2000', endedAt: null },
    { ...session, id: 'ses_0198f0aa1000', endedAt: '2026-03-01T10:00:00Z' },
  ],
  abilities: ['end'],
};
export const endMemberSession: Sample<'endMemberSession'> = {
  sessions: readMemberSessions.sessions.map((row) => ({ ...row, endedAt: '2026-03-02T10:05:00Z' })),
  abilities: ['end'],
};
