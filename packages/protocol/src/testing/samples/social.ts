import type { Sample } from '../sample.ts';
import { logIn } from './identity.ts';

export const readSocialProviders: Sample<'readSocialProviders'> = {
  providers: ['google', 'telegram'],
};

export const startSocial: Sample<'startSocial'> = {
  address: 'https://accounts.google.com/o/oauth2/v2/auth?state=lamp',
};

export const finishSocial: Sample<'finishSocial'> = {
  ticket: 'kq1mC5t0m4Jf0C0iW2o9u8m2bK6J2mJ7w3n5r1t8z0A',
  provider: 'google',
  isBound: true,
  name: 'Mika Lamp',
};

export const logInBySocial: Sample<'logInBySocial'> = { ...logIn };

export const readSocialBindings: Sample<'readSocialBindings'> = {
  providers: [
    { provider: 'google', bound: { name: 'Mika Lamp', boundAt: '2026-11-20T09:30:00Z' } },
    { provider: 'telegram', bound: null },
  ],
};

export const bindSocial: Sample<'bindSocial'> = {};
export const deleteSocial: Sample<'deleteSocial'> = {};
