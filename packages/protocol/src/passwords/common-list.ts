import { commonPasswords } from './data/common-passwords.ts';
import type { KnownList } from './password-rules.ts';

/** Small enough for a browser; the one of the leaks stays on the server. */
export const commonList: KnownList = { passwords: commonPasswords, mostPieces: 3 };
