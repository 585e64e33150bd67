import { backofficeErrors } from './errors/backoffice.ts';
import { catalogErrors } from './errors/catalog.ts';
import { anyCallErrors } from './errors/any-call.ts';
import type { ErrorEntries, ErrorEntry } from './errors/entry.ts';
import { gamesErrors } from './errors/games.ts';
import { identityErrors } from './errors/identity.ts';
import { siteErrors } from './errors/site.ts';
import { walletErrors } from './errors/wallet.ts';

/** Every code that can leave the server, once. Areas add theirs in `errors/<area>.ts`. */
export const errorCatalogue = {
  ...anyCallErrors,
  ...siteErrors,
  ...identityErrors,
  ...walletErrors,
  ...catalogErrors,
  ...gamesErrors,
  ...backofficeErrors,
} as const satisfies ErrorEntries;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue).filter(isErrorCode);

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}

export function errorEntry(code: ErrorCode): ErrorEntry {
  return errorCatalogue[code];
}
