import type { Sample } from '../sample.ts';
import { logIn } from './identity.ts';

export const changePassword: Sample<'changePassword'> = { ...logIn };
export const readConsentNeed: Sample<'readConsentNeed'> = { age: null, terms: false };
export const forgetPassword: Sample<'forgetPassword'> = { code: 'in_been_out' };
export const resetPassword: Sample<'resetPassword'> = { ...logIn };
