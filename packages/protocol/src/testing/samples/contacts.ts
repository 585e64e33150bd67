import type { Sample } from '../sample.ts';

export const readContacts: Sample<'readContacts'> = {
  sms: { shown: '+66•••••5678', isProven: true },
  email: { shown: 'm•••@lamplight.example', isProven: false },
  paymentPasswordSince: '2026-02-01T10:00:00Z',
  paymentProofs: ['former'],
  firstPaymentHolds: false,
  moneyHeldUntil: null,
};

export const sendContactCode: Sample<'sendContactCode'> = { expiredMinutes: 5 };
export const bindContact: Sample<'bindContact'> = {};
export const changePaymentPassword: Sample<'changePaymentPassword'> = {};
