import type { Sample } from '../sample.ts';

export const readChatLaunch: Sample<'readChatLaunch'> = {
  chatUrl: '/chat?room=lounge',
  rooms: ['lounge', 'slots', 'live', 'lottery'],
  mayWrite: true,
  muted: null,
  restSeconds: 3,
};

export const sendChatMessage: Sample<'sendChatMessage'> = {
  id: 'cht_0198f0ab1003',
  name: 'm***8',
  isOwn: true,
  content: 'Good evening, all!',
  sentAt: '2026-03-02T09:02:00Z',
};

export const listChatMessages: Sample<'listChatMessages'> = {
  content: [
    sendChatMessage,
    {
      id: 'cht_0198f0ab1002',
      name: 'a***a',
      isOwn: false,
      content: null,
      sentAt: '2026-03-02T09:01:00Z',
    },
    {
      id: 'cht_0198f0ab1001',
      name: 'l***5',
      isOwn: false,
      content: 'The lanterns paid for my dinner.',
      sentAt: '2026-03-02T09:00:00Z',
    },
  ],
  nextCursor: null,
};

export const reportChatMessage: Sample<'reportChatMessage'> = {};
