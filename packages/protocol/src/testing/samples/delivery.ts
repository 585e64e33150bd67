import type { Sample } from '../sample.ts';

export const listDeliveries: Sample<'listDeliveries'> = {
  content: [
    {
      id: 'dlv_0198f0aab000',
      channel: 'sms',
      to: '+66812345678',
      purpose: 'login_code',
      subject: null,
      text: '482913 is your code for Lamplight. It is good for 5 minutes.',
      state: 'kept',
      tries: 0,
      failure: null,
      at: '2026-03-02T11:00:00Z',
      settledAt: null,
    },
    {
      id: 'dlv_0198f0aaa000',
      channel: 'email',
      to: 'mika@lamplight.example',
      purpose: 'temporary_password',
      subject: 'Your password at Lamplight',
      text: null,
      state: 'failed',
      tries: 5,
      failure: 'answered with 503',
      at: '2026-03-02T10:00:00Z',
      settledAt: '2026-03-02T10:08:00Z',
    },
  ],
  nextCursor: null,
};
