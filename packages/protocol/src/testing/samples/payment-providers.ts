import type { Sample } from '../sample.ts';

export const readPaymentProviders: Sample<'readPaymentProviders'> = {
  currency: 'THB',
  providers: [
    {
      code: 'SIMPAY',
      name: 'Simulated Payments',
      url: 'https://pay.example',
      takesDeposits: true,
      sendsPayouts: true,
      place: 1,
      payoutLeast: '100.00',
      payoutMost: null,
      currencies: ['THB'],
      callers: ['192.0.2.0/24'],
      version: 3,
      unsignedToday: 7,
      introducedAt: '2026-02-01T00:00:00Z',
      secretsChangedAt: '2026-02-20T08:00:00Z',
    },
  ],
};

export const changePaymentProvider: Sample<'changePaymentProvider'> = { ...readPaymentProviders };
