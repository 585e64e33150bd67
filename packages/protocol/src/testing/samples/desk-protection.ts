import type { Sample } from '../sample.ts';
import { readProtection } from './protection.ts';

export const readMemberProtection: Sample<'readMemberProtection'> = {
  state: readProtection,
  stops: [
    {
      flag: 'NO_BONUS',
      cause: 'operator',
      reason: 'Took the same bonus twice.',
      setAt: '2026-03-01T10:00:00Z',
    },
  ],
  breaks: [
    {
      kind: 'time_out',
      startedAt: '2026-02-01T10:00:00Z',
      endsAt: '2026-02-08T10:00:00Z',
      operatorId: null,
      reason: 'own choice',
    },
  ],
  provenAt: null,
  matches: [
    {
      memberId: 'mbr_00000000000000000000000000000002',
      marks: ['phone', 'device'],
      foundAt: '2026-03-01T11:00:00Z',
      isExcluded: true,
    },
  ],
};

export const stopMember: Sample<'stopMember'> = { ...readMemberProtection };
export const liftStop: Sample<'liftStop'> = { ...readMemberProtection, stops: [] };
export const excludeMember: Sample<'excludeMember'> = { ...readMemberProtection };
export const proveMember: Sample<'proveMember'> = {
  ...readMemberProtection,
  provenAt: '2026-03-02T10:00:00Z',
};
