import type { Sample } from '../sample.ts';

export const sendLoginCode: Sample<'sendLoginCode'> = { expiredMinutes: 5 };
export const sendRegisterCode: Sample<'sendRegisterCode'> = { expiredMinutes: 5 };
