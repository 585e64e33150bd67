import type { Sample } from '../sample.ts';

export const readInvitation: Sample<'readInvitation'> = { code: '7KQ2MXVA' };

export const createRegisterLink: Sample<'createRegisterLink'> = {
  code: '7KQ2MXVA',
  note: 'Football forum',
  createdAt: '2026-03-02T10:00:00Z',
  validUntil: null,
  state: 'live',
  registrations: 0,
};

export const listRegisterLinks: Sample<'listRegisterLinks'> = {
  content: [{ ...createRegisterLink, registrations: 12 }],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 1,
};

export const endRegisterLink: Sample<'endRegisterLink'> = {};

export const listDownline: Sample<'listDownline'> = {
  content: [
    { account: 'northgate', isAgent: true, level: 1, joinedAt: '2026-02-01T10:00:00Z' },
    { account: 'lowtide', isAgent: false, level: 1, joinedAt: '2026-02-03T18:20:00Z' },
  ],
  nextCursor: null,
  upline: ['harbour88'],
  teamSize: 41,
  isTeamCapped: false,
};
