import type { Sample } from '../sample.ts';
import { logIn } from './identity.ts';

export const readPasskeys: Sample<'readPasskeys'> = {
  passkeys: [
    {
      id: 'psk_0198f0aa7000',
      name: 'Phone',
      boundAt: '2026-11-20T09:30:00Z',
      lastUsedAt: '2026-11-21T18:05:00Z',
    },
    {
      id: 'psk_0198f0aa7001',
      name: 'Key ring',
      boundAt: '2026-11-20T09:40:00Z',
      lastUsedAt: null,
    },
  ],
};

export const startPasskey: Sample<'startPasskey'> = { options: '{"challenge":"bGFtcA"}' };
export const createPasskey: Sample<'createPasskey'> = {};
export const changePasskey: Sample<'changePasskey'> = {};
export const deletePasskey: Sample<'deletePasskey'> = {};
export const startPasskeyProof: Sample<'startPasskeyProof'> = {
  options: '{"challenge":"bGFtcA"}',
};
export const logInByPasskey: Sample<'logInByPasskey'> = { ...logIn };
export const stepUpByPasskey: Sample<'stepUpByPasskey'> = { provenUntil: '2026-11-22T10:05:00Z' };
