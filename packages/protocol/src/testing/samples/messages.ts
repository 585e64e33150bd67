import type { Sample } from '../sample.ts';

export const listMessages: Sample<'listMessages'> = {
  content: [
    {
      id: 'msg_0198f0ac0003',
      type: 'withdraw_confirm_needed',
      topic: 'money',
      reference: 'wdr_0198f0aa0001',
      params: {
        amount: { kind: 'money', amount: '4000.00', currency: 'THB' },
        reason: { kind: 'word', word: 'confirm_receipt' },
      },
      sentAt: '2026-03-02T09:30:00Z',
      isRead: false,
    },
    {
      id: 'msg_0198f0ac0002',
      type: 'security_payout_account',
      topic: 'security',
      reference: 'trl_0198f0aa0002',
      params: { institution: { kind: 'word', word: 'Kasikorn' } },
      sentAt: '2026-03-01T12:00:00Z',
      isRead: true,
    },
    {
      id: 'msg_0198f0ac0001',
      type: 'welcome',
      topic: 'account',
      reference: 'mbr_0198f0ab0001',
      params: {},
      sentAt: '2026-03-01T10:00:00Z',
      isRead: true,
    },
  ],
  nextCursor: null,
};

export const markMessages: Sample<'markMessages'> = { unreadMessage: 0 };

export const markAllMessages: Sample<'markAllMessages'> = { unreadMessage: 0 };

export const deleteMessages: Sample<'deleteMessages'> = { unreadMessage: 0 };

export const readMessageCopies: Sample<'readMessageCopies'> = {
  channels: { sms: false, email: true },
  topics: [
    { topic: 'money', isAlways: false, chosen: ['email'] },
    { topic: 'security', isAlways: true, chosen: [] },
    { topic: 'account', isAlways: false, chosen: [] },
  ],
};

export const changeMessageCopies: Sample<'changeMessageCopies'> = {
  channels: { sms: false, email: true },
  topics: [
    { topic: 'money', isAlways: false, chosen: [] },
    { topic: 'security', isAlways: true, chosen: [] },
    { topic: 'account', isAlways: false, chosen: [] },
  ],
};

export const changeLanguage: Sample<'changeLanguage'> = { language: 'AR', locale: 'ar' };
