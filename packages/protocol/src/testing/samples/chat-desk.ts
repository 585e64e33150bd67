import type { Sample } from '../sample.ts';

const reported = {
  id: 'cht_0198f0ab1001',
  room: 'lounge',
  memberId: 'mbr_0198f0ab0001',
  account: 'mike88',
  content: 'Send me your password and I double it.',
  sentAt: '2026-03-02T09:00:00Z',
  openReports: 2,
  reasons: ['scam'],
  reportedAt: '2026-03-02T09:01:00Z',
  removedAt: null,
  decision: null,
  decidedBy: null,
  decidedReason: null,
  abilities: ['dismiss', 'remove', 'mute'],
} satisfies Sample<'decideChatMessage'>;

export const listDeskChat: Sample<'listDeskChat'> = { content: [reported], nextCursor: null };

export const decideChatMessage: Sample<'decideChatMessage'> = {
  ...reported,
  openReports: 0,
  removedAt: '2026-03-02T09:05:00Z',
  decision: 'mute',
  decidedBy: 'quay',
  decidedReason: 'Asked for a password.',
  abilities: [],
};

export const listChatMutes: Sample<'listChatMutes'> = [
  {
    memberId: 'mbr_0198f0ab0002',
    account: 'loudsailor',
    reason: 'Insults after a warning.',
    until: '2026-03-04T09:00:00Z',
    mutedBy: 'quay',
    mutedAt: '2026-03-01T09:00:00Z',
    abilities: ['lift'],
  },
];

export const liftChatMute: Sample<'liftChatMute'> = {};
