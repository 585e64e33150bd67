import type { Sample } from '../sample.ts';

export const readPlace: Sample<'readPlace'> = {
  isVerified: false,
  ways: [
    { kind: 'sms', shown: '+66•••••5678' },
    { kind: 'authenticator', shown: '' },
  ],
  asksPayeeName: true,
};

export const sendPlaceCode: Sample<'sendPlaceCode'> = { expiredMinutes: 5 };
export const verifyPlace: Sample<'verifyPlace'> = {};
export const verifyPlaceByPasskey: Sample<'verifyPlaceByPasskey'> = {};
