import type { Sample } from '../sample.ts';
import { readPasskeys } from './passkeys.ts';

export const readOperatorPasskeys: Sample<'readOperatorPasskeys'> = { ...readPasskeys };
export const startOperatorPasskey: Sample<'startOperatorPasskey'> = {
  options: '{"challenge":"bGFtcA"}',
};
export const createOperatorPasskey: Sample<'createOperatorPasskey'> = {};
export const changeOperatorPasskey: Sample<'changeOperatorPasskey'> = {};
export const deleteOperatorPasskey: Sample<'deleteOperatorPasskey'> = {};
export const startOperatorPasskeyProof: Sample<'startOperatorPasskeyProof'> = {
  options: '{"challenge":"bGFtcA"}',
};
export const stepUpOperatorByPasskey: Sample<'stepUpOperatorByPasskey'> = {
  provenUntil: '2026-03-02T08:05:00Z',
};
