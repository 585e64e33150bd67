import { catalogErrors } from './errors/catalog.ts';
import { commonErrors } from './errors/common.ts';
import type { ErrorEntry } from './errors/entry.ts';
import { gamesErrors } from './errors/games.ts';

/** Every code that can leave the server, once. Areas add theirs in `errors/<area>.ts`. */
export const errorCatalogue = {
  ...commonErrors,
  ...catalogErrors,
  ...gamesErrors,
} as const satisfies Readonly<Record<string, ErrorEntry>>;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue).filter(isErrorCode);

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}

export function errorEntry(code: ErrorCode): ErrorEntry {
  return errorCatalogue[code];
}
