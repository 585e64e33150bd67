import type { Sample } from '../sample.ts';

const planned = {
  id: 'pln_0198f0aa6100',
  sections: ['contact'],
  dueAt: '2026-03-05T02:00:00Z',
  madeAt: '2026-03-02T09:00:00Z',
  author: 'harbour',
  reason: 'The new group opens on Thursday.',
  restoredFrom: null,
  state: 'waiting',
  closedAt: null,
  abilities: ['cancel'],
} as const;

export const listSiteVersions: Sample<'listSiteVersions'> = {
  content: [
    {
      version: 3,
      at: '2026-03-02T11:00:00Z',
      origin: 'operator',
      author: 'harbour',
      sections: ['contact'],
      reason: 'A new group.',
      restoredFrom: null,
      isInForce: true,
    },
    {
      version: 2,
      at: '2026-03-01T11:00:00Z',
      origin: 'operator',
      author: 'quay',
      sections: ['banners'],
      reason: 'The spring banner.',
      restoredFrom: null,
      isInForce: false,
    },
    {
      version: 1,
      at: '2026-03-01T08:00:00Z',
      origin: 'file',
      author: null,
      sections: [],
      reason: null,
      restoredFrom: null,
      isInForce: false,
    },
  ],
  nextCursor: null,
};

export const readSiteDifference: Sample<'readSiteDifference'> = {
  version: 2,
  against: 3,
  inForce: 3,
  timeZone: 'Asia/Bangkok',
  restorable: ['contact'],
  isCut: false,
  places: [
    {
      section: 'contact',
      place: 'customerService.1.url',
      before: 'https://t.example/new',
      after: 'https://t.example/lamplight',
    },
    { section: null, place: 'name', before: 'Lamplight Two', after: 'Lamplight' },
  ],
};

export const restoreSiteVersion: Sample<'restoreSiteVersion'> = { inForce: 4 };

export const listSitePlans: Sample<'listSitePlans'> = {
  list: [
    { ...planned, sections: [...planned.sections], abilities: [...planned.abilities] },
    {
      ...planned,
      id: 'pln_0198f0aa6101',
      sections: ['status'],
      state: 'overtaken',
      closedAt: '2026-03-02T10:00:00Z',
      abilities: [],
    },
  ],
};

export const cancelSitePlan: Sample<'cancelSitePlan'> = {
  ...planned,
  sections: [...planned.sections],
  state: 'cancelled',
  closedAt: '2026-03-02T12:00:00Z',
  abilities: [],
};
