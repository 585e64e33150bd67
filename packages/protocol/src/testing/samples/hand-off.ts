import type { Sample } from '../sample.ts';
import { logIn } from './identity.ts';

export const logInByHandOff: Sample<'logInByHandOff'> = { ...logIn };
