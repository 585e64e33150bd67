import type { Sample } from '../sample.ts';
import { listSignIns } from './security.ts';
import { readOperatorSessions } from './operator-security.ts';

const sessions = readOperatorSessions.sessions.map(({ isCurrent: _isCurrent, ...row }) => row);

export const readSessionsOfMember: Sample<'readSessionsOfMember'> = {
  sessions,
  abilities: ['end'],
};
export const readSessionsOfOperator: Sample<'readSessionsOfOperator'> = {
  sessions: readSessionsOfMember.sessions.slice(0, 1),
  abilities: ['end'],
};

const over = sessions.map((row) => ({ ...row, endedAt: row.endedAt ?? '2026-03-02T08:00:00Z' }));
export const endSessionsOfMember: Sample<'endSessionsOfMember'> = {
  sessions: over,
  abilities: ['end'],
};
export const endSessionsOfOperator: Sample<'endSessionsOfOperator'> = {
  sessions: over.slice(0, 1),
  abilities: ['end'],
};

export const listSignInsOfMember: Sample<'listSignInsOfMember'> = listSignIns;
