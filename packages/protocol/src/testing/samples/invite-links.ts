import type { Sample } from '../sample.ts';

export const createInviteLink: Sample<'createInviteLink'> = {
  code: '8MWQ4KXA',
  note: 'My football group',
  createdAt: '2026-03-02T10:00:00Z',
  validUntil: null,
  state: 'live',
  clicks: 0,
  registrations: 0,
  depositors: 0,
};

export const renameInviteLink: Sample<'renameInviteLink'> = {
  ...createInviteLink,
  note: 'The Friday group',
  clicks: 48,
  registrations: 9,
  depositors: 4,
};

export const listInviteLinks: Sample<'listInviteLinks'> = {
  content: [
    { ...createInviteLink, clicks: 48, registrations: 9, depositors: 4 },
    {
      ...createInviteLink,
      code: '3HVT7RNC',
      note: 'Card at the café',
      validUntil: '2026-02-01T10:00:00Z',
      state: 'expired',
      clicks: 12,
      registrations: 1,
    },
  ],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 2,
};

export const endInviteLink: Sample<'endInviteLink'> = {};
